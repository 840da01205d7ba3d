import { Box } from '@mantine/core'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useExplain } from '../calls/explain.ts'
import { useFormats } from '../format/formats.ts'
import { richTextClass } from '../parts/rich-text.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanPasted, isPictureAlone } from './clean-pasted.ts'
import { extensions } from './extensions.ts'
import { picturesIn, sendPicture } from './picture.ts'
import { RichTextTools } from './rich-text-tools.tsx'
import { sendVideo } from './video.ts'
import styles from './rich-text.module.css'

interface RichTextEditorProps {
  labelledBy: string
  describedBy: string
  value: string
  onChange: (html: string) => void
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** The pictures that are being uploaded into the text, and the last failure. */
function usePictures() {
  const explain = useExplain()
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState('')
  const add = async (editor: Editor, files: readonly File[], at?: number) => {
    setProblem('')
    setSending((count) => count + files.length)
    for (const file of files) {
      try {
        const src = await sendPicture(file)
        if (editor.isDestroyed) return
        const place = Math.min(at ?? editor.state.selection.to, editor.state.doc.content.size)
        editor.chain().insertContentAt(place, { type: 'image', attrs: { src } }).run()
      } catch (error) {
        setProblem(explain(error))
      } finally {
        setSending((count) => count - 1)
      }
    }
  }
  return { sending: sending > 0, problem, add, setProblem }
}

/** A video that is being uploaded into the text: the share that was sent, and the failure. */
function useVideo() {
  const explain = useExplain()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const add = async (editor: Editor, file: File) => {
    setProblem('')
    setShare(0)
    try {
      const src = await sendVideo(file, ({ sent, total }) => setShare(total > 0 ? sent / total : 0))
      if (!editor.isDestroyed)
        editor
          .chain()
          .insertContent({ type: 'video', attrs: { src, 'aria-label': file.name } })
          .run()
    } catch (error) {
      setProblem(explain(error))
    } finally {
      setShare(null)
    }
  }
  return { share, problem, add }
}

/** The pictures in a paste. A picture of the whole text, which Word adds, is ignored. */
function pastedPictures({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData) return []
  const html = clipboardData.getData('text/html')
  return html === '' || isPictureAlone(html) ? picturesIn(clipboardData.files) : []
}

export function RichTextEditor({ labelledBy, describedBy, value, onChange }: RichTextEditorProps) {
  const { t } = useTranslation('rich-text')
  const { percent } = useFormats()
  const film = useVideo()
  const { sending, problem, add, setProblem } = usePictures()
  const own = useRef<Editor | null>(null)
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy refuses styles without a nonce. Our styles are in the style
    // sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${richTextClass} ${styles['text']}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
      transformPastedHTML: (html) => {
        const { html: clean, pictures } = cleanPasted(html)
        setProblem(pictures > 0 ? t('picturesLeft', { count: pictures }) : '')
        return clean
      },
      handlePaste: (_, event) => {
        const files = pastedPictures(event)
        if (files.length > 0 && own.current) void add(own.current, files)
        return files.length > 0
      },
      handleDrop: (view, event, _, moved) => {
        const files = moved ? [] : picturesIn(event.dataTransfer?.files ?? [])
        if (files.length === 0 || !own.current) return false
        event.preventDefault()
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        void add(own.current, files, at)
        return true
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })
  own.current = editor
  useEffect(() => {
    // Only a value that comes from outside, such as another user's newer copy, is written into the
    // editor.
    if (!editor || editor.isDestroyed || editor.isFocused) return
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  if (!editor) return null
  return (
    <div className={styles['box']}>
      <RichTextTools
        editor={editor}
        sending={sending}
        onPictures={(files) => void add(editor, files)}
        filming={film.share !== null}
        onVideo={(file) => void film.add(editor, file)}
      />
      {film.share === null ? null : (
        <Box component="output" display="block" className="meta num" px="md" pt="xs">
          {t('videoSent', { share: percent(film.share) })}
        </Box>
      )}
      {[problem, film.problem].filter(Boolean).map((text) => (
        <Box key={text} component="p" c="var(--danger)" fz="sm" px="md" pt="xs" role="alert">
          {text}
        </Box>
      ))}
      <EditorContent editor={editor} />
    </div>
  )
}
