/** Saves the content of a response as a file. */
export function saveBytes(name: string, mediaType: string, base64: string): void {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  // A loop, because with a large file a callback for each character would block the page for
  // seconds.
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After this time the browser has begun to read the file, so its address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
