import type { DownloadData } from '@titian/contract'

/** Offers a file that came in an answer. */
export function saveDownload({ fileName, type, base64 }: DownloadData): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
