import type { DownloadData } from '@titian/contract'

/** Offers a file from a response as a download. */
export function saveDownload({ fileName, type, base64 }: DownloadData): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // After a second, the browser has begun to read the file, and its temporary address can be
  // removed.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
