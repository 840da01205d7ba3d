import { files } from '@titian/contract'
import { ask } from '../calls/call-server.ts'

/** Long enough for the slowest start of a download, in milliseconds. */
const frameStays = 60_000

/** FRM-176: the call answers an address, and a hidden frame loads it, so that the page stays where it is. */
export async function downloadFile(fileUrl: string, fileName: string): Promise<void> {
  const { url } = await ask(files.download, { fileUrl, fileName })
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = url
  document.body.append(frame)
  setTimeout(() => frame.remove(), frameStays)
}
