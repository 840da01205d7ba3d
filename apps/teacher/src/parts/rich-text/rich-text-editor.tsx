import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { RichTextTools } from './rich-text-tools.tsx'
import styles from './rich-text.module.css'

interface RichTextEditorProps {
  labelledBy: string
  describedBy: string
  value: string
  onChange: (html: string) => void
}

/** The parts that the server lets through; links are recognised while they are typed. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] },
  }),
]

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

export function RichTextEditor({ labelledBy, describedBy, value, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy refuses styles without a nonce; ours are in the module.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles['text'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })
  useEffect(() => {
    // Only a value from elsewhere, such as somebody's newer copy, is put into the editor again.
    if (!editor || editor.isDestroyed || editor.isFocused) return
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  if (!editor) return null
  return (
    <div className={styles['box']}>
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
