/** Boxes with which a file of the MP4 family begins; each stands after the four bytes of its length. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']

/** Looks at the first bytes, before gigabytes are sent that the server would refuse (CRS-127). */
export async function isMp4(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return firstBoxes.includes(String.fromCharCode(...head.slice(4)))
}

/** The file is no video, whatever its name says. */
export class NotVideo extends Error {
  override name = 'NotVideo'
}
