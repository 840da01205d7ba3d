import { ActionIcon, Box, FileButton, TextInput } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconColumnInsertRight,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRowInsertBottom,
  IconTable,
  IconTableOff,
  IconVideo,
} from '@tabler/icons-react'
import { addColumnAfter, addRowAfter, deleteTable } from '@tiptap/pm/tables'
import { useEditorState, type Editor } from '@tiptap/react'
import { filePurposes } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import styles from './rich-text.module.css'
import { emptyTable } from './table.ts'

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
  {
    key: 'codeBlock',
    Icon: IconCode,
    run: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
] as const

function isOn(editor: Editor, key: (typeof tools)[number]['key']): boolean {
  if (key === 'heading2') return editor.isActive('heading', { level: 2 })
  if (key === 'heading3') return editor.isActive('heading', { level: 3 })
  return editor.isActive(key)
}

/** The tools for tables, which are shown only while the cursor is in a table. */
const tableTools = [
  { key: 'addRow', Icon: IconRowInsertBottom, command: addRowAfter },
  { key: 'addColumn', Icon: IconColumnInsertRight, command: addColumnAfter },
  { key: 'removeTable', Icon: IconTableOff, command: deleteTable },
] as const

function Tool(props: {
  name: string
  Icon: typeof IconBold
  onClick: () => void
  pressed?: boolean
  disabled?: boolean
  loading?: boolean
}) {
  const { t } = useTranslation('rich-text')
  const { name, Icon, onClick, pressed, disabled, loading } = props
  return (
    <ActionIcon
      aria-label={t(`${name}`)}
      title={t(`${name}`)}
      aria-pressed={pressed}
      disabled={disabled}
      loading={loading}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

interface WordsProps {
  editor: Editor
  of: 'image' | 'video'
  words: string
}

/** The alternative text of a picture or a video. */
function Words({ editor, of, words }: WordsProps) {
  const { t } = useTranslation('rich-text')
  const isPicture = of === 'image'
  return (
    <Box p="xs" style={{ borderBottom: '1px solid var(--line)' }}>
      <TextInput
        label={isPicture ? t('pictureText') : t('videoText')}
        description={isPicture ? t('pictureHint') : t('videoHint')}
        value={words}
        maxLength={200}
        onChange={({ currentTarget: { value } }) =>
          editor.commands.updateAttributes(of, { [isPicture ? 'alt' : 'aria-label']: value })
        }
      />
    </Box>
  )
}

/** Returns the alternative text of the selected picture or video; null if neither is selected. */
const wordsIn = (editor: Editor, of: WordsProps['of'], name: string): string | null =>
  editor.isActive(of) ? String(editor.getAttributes(of)[name] ?? '') : null

interface RichTextToolsProps {
  editor: Editor
  /** True while pictures are being uploaded. */
  sending: boolean
  onPictures: (files: File[]) => void
  /** True while a video is being uploaded. */
  filming: boolean
  onVideo: (file: File) => void
}

export function RichTextTools(props: RichTextToolsProps) {
  const { editor, sending, onPictures, filming, onVideo } = props
  const { t } = useTranslation('rich-text')
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.filter(({ key }) => isOn(current, key)).map(({ key }) => key),
      undo: current.can().undo(),
      redo: current.can().redo(),
      inTable: current.isActive('table'),
      alt: wordsIn(current, 'image', 'alt'),
      film: wordsIn(current, 'video', 'aria-label'),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <>
      <div className={styles['tools']} role="toolbar" aria-label={t('tools')}>
        {tools.map(({ key, Icon, run }) => (
          <Tool
            key={key}
            name={key}
            Icon={Icon}
            pressed={state.on.includes(key)}
            onClick={() => run(editor)}
          />
        ))}
        <FileButton
          multiple
          accept={filePurposes.textPicture.types.join(',')}
          onChange={onPictures}
        >
          {({ onClick }) => (
            <Tool name="picture" Icon={IconPhoto} loading={sending} onClick={onClick} />
          )}
        </FileButton>
        <FileButton
          accept={filePurposes.textVideo.types.join(',')}
          onChange={(file) => {
            if (file) onVideo(file)
          }}
        >
          {({ onClick }) => (
            <Tool name="video" Icon={IconVideo} loading={filming} onClick={onClick} />
          )}
        </FileButton>
        {state.inTable ? (
          tableTools.map(({ key, Icon, command }) => (
            <Tool
              key={key}
              name={key}
              Icon={Icon}
              onClick={() => {
                command(editor.state, editor.view.dispatch)
                editor.commands.focus()
              }}
            />
          ))
        ) : (
          <Tool
            name="table"
            Icon={IconTable}
            onClick={() => chain().insertContent(emptyTable).run()}
          />
        )}
        <Tool
          name="undo"
          Icon={IconArrowBackUp}
          disabled={!state.undo}
          onClick={() => chain().undo().run()}
        />
        <Tool
          name="redo"
          Icon={IconArrowForwardUp}
          disabled={!state.redo}
          onClick={() => chain().redo().run()}
        />
      </div>
      {state.alt === null ? null : <Words editor={editor} of="image" words={state.alt} />}
      {state.film === null ? null : <Words editor={editor} of="video" words={state.film} />}
    </>
  )
}
