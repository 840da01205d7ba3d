import { ActionIcon } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import styles from './rich-text.module.css'

const tools = [
  {
    key: 'bold',
    Icon: IconBold,
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    Icon: IconItalic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading2',
    Icon: IconH2,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'heading3',
    Icon: IconH3,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bulletList',
    Icon: IconList,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'orderedList',
    Icon: IconListNumbers,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'blockquote',
    Icon: IconBlockquote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
] as const

function isOn(editor: Editor, key: (typeof tools)[number]['key']): boolean {
  if (key === 'heading2') return editor.isActive('heading', { level: 2 })
  if (key === 'heading3') return editor.isActive('heading', { level: 3 })
  return editor.isActive(key)
}

export function RichTextTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('app')
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.filter(({ key }) => isOn(current, key)).map(({ key }) => key),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  })
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('rich.tools')}>
      {tools.map(({ key, Icon, run }) => (
        <ActionIcon
          key={key}
          aria-label={t(`rich.${key}`)}
          title={t(`rich.${key}`)}
          aria-pressed={state.on.includes(key)}
          onClick={() => run(editor)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      <ActionIcon
        aria-label={t('rich.undo')}
        title={t('rich.undo')}
        disabled={!state.undo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('rich.redo')}
        title={t('rich.redo')}
        disabled={!state.redo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
