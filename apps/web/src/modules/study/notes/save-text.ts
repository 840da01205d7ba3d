/** Gives a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser begins the download after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
