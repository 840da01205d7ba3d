/** Offers a text as a file to keep or to print. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After this time the browser has begun to read the file, so its address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
