import { mergeAttributes, Node } from '@tiptap/react'
import { isOwnVideo, pictureBase } from '@titian/contract'
import { checkFile, uploadFile, type UploadProgress } from '../files/upload-file.ts'

/** CNT-100: a film from the school's files, with the attributes that the server keeps. */
export const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    'aria-label': { default: null },
  }),
  parseHTML: () => [
    {
      tag: `video[src^="${pictureBase}"]`,
      getAttrs: (element) => (isOwnVideo(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'video',
    mergeAttributes(HTMLAttributes, { controls: '', preload: 'metadata' }),
  ],
})

/** Uploads a video, resuming where it stopped, and returns its address. */
export async function sendVideo(
  file: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<string> {
  const refused = checkFile(file, 'textVideo')
  if (refused) throw refused
  const { path } = await uploadFile(file, 'textVideo', { onProgress })
  return pictureBase + path
}
