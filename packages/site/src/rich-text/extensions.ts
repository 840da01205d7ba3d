import StarterKit from '@tiptap/starter-kit'
import { richText } from '@titian/contract'
import { picture } from './picture.ts'
import { tables } from './table.ts'
import { video } from './video.ts'

/** The elements that the server permits (TCH-153); links are detected while the user types. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: {
      openOnClick: false,
      protocols: ['https', 'http', 'mailto', 'tel'],
      HTMLAttributes: { rel: richText.linkRel, target: '_blank' },
    },
  }),
  picture,
  video,
  ...tables,
]
