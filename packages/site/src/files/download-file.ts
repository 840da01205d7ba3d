import { files } from '@titian/contract'
import { ask } from '../calls/call-server.ts'

/**
 * Milliseconds until the hidden frame is removed. Even the slowest download has started by then.
 */
const frameStays = 60_000

/** Saves a file by loading its address in a hidden frame, so that the page stays open. */
export function saveFrom(url: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = url
  document.body.append(frame)
  setTimeout(() => frame.remove(), frameStays)
}

/** FRM-176: the response has an address that streams the file as an attachment. */
export async function downloadFile(fileUrl: string, fileName: string): Promise<void> {
  const { url } = await ask(files.download, { fileUrl, fileName })
  saveFrom(url)
}
