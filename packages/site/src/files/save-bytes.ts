/** Saves the content of a response as a file. */
export function saveBytes(name: string, mediaType: string, base64: string): void {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  // A function for each letter would hold the page for seconds where the file is large.
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
