import Image from '@tiptap/extension-image'
import { mergeAttributes } from '@tiptap/react'
import { pictureBase } from '@titian/contract'
import { checkFile, uploadFile } from '../files/upload-file.ts'

/** Whether the picture is stored on this server, so that the pages can show it. */
export const isOwnPicture = (src: string) => src.startsWith(pictureBase)

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

/** A picture with the attributes that the server keeps (TCH-153). */
export const picture = Image.extend({
  addAttributes: () => ({
    src: attribute('src'),
    alt: { ...attribute('alt'), default: '' },
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [{ tag: `img[src^="${pictureBase}"]` }, { tag: 'img[src^="https://"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** Uploads a picture and returns its address. */
export async function sendPicture(file: File): Promise<string> {
  const refused = checkFile(file, 'textPicture')
  if (refused) throw refused
  const { path } = await uploadFile(file, 'textPicture')
  return pictureBase + path
}

/** The pictures among pasted or dropped files. */
export const picturesIn = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))
