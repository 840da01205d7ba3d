import { ActionIcon, Box, Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { notes, notesPerCourse, type Note, type VideoAuth } from '@titian/contract'
import {
  callKey,
  ErrorView,
  saveText,
  SiteLink,
  useAct,
  useAsk,
  useFormats,
  Written,
} from '@titian/site'
import { ConfirmDialog, Segmented, TextSkeleton, toast } from '@titian/ui'
import { IconDownload, IconPencil, IconSearch, IconTrash } from '@tabler/icons-react'
import { useCallback, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLessonPlace } from '../lesson-place.ts'
import { useCurrentTime } from '../stage/use-current-time.ts'
import { SidePanel } from '../parts/side-panel.tsx'
import { EditNote, NewNote } from './note-form.tsx'
import { findNotes, notesAsText } from './note-text.ts'

interface ItemProps {
  note: Note
  /** Null for a note of another lesson. */
  onJump: ((second: number) => void) | null
}

function NoteItem({ note, onJump }: ItemProps) {
  const { t } = useTranslation(['study', 'site'])
  const { clock } = useFormats()
  const place = useLessonPlace()
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const remove = useAct(notes.removeNote, {
    refresh: [callKey(notes.listNotes)],
    onDone: () => toast.success(t('notes.removed')),
  })
  const time = clock(note.second)
  return (
    <Box
      py="xs"
      px="sm"
      bg="var(--sunken)"
      fz="sm"
      bdrs="md"
      style={{ borderInlineStart: '3px solid var(--amber-4)' }}
    >
      <Group gap={4} justify="space-between" wrap="nowrap">
        {onJump ? (
          <Button
            variant="subtle"
            size="compact-sm"
            className="num"
            aria-label={t('notes.jump', { time })}
            onClick={() => onJump(note.second)}
          >
            {time}
          </Button>
        ) : (
          <Box
            component={SiteLink}
            {...place.lesson(note.videoSign)}
            className="num clip"
            c="var(--primary-text)"
            fw={600}
          >
            {note.number} · {time}
          </Box>
        )}
        <Group gap={0} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('notes.editAt', { time })}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('notes.removeAt', { time })}
            onClick={() => setRemoving(true)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      {editing ? (
        <EditNote note={note} onDone={() => setEditing(false)} />
      ) : (
        <Box component="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Written>{note.content}</Written>
        </Box>
      )}
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t('notes.removeTitle')}
        text={note.content.slice(0, 200)}
        confirmLabel={t('notes.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ sign: note.idSign }))}
      />
    </Box>
  )
}

interface LessonNotesProps {
  auth: Pick<VideoAuth, 'courseSign' | 'courseName'>
  videoSign: string
  video: HTMLVideoElement | null
  onJump: (second: number) => void
  fieldRef: Ref<HTMLTextAreaElement>
}

/** CRS-200, CRS-201: the person's notes on this lesson, or on the whole course. */
export function LessonNotes({ auth, videoSign, video, onJump, fieldRef }: LessonNotesProps) {
  const { t } = useTranslation('study')
  const { clock, number } = useFormats()
  const [scope, setScope] = useState<'lesson' | 'course'>('lesson')
  const [words, setWords] = useState('')
  const [pinnedSecond, setPinnedSecond] = useState<number | null>(null)
  const [form, setForm] = useState(0)
  const now = useCurrentTime(video, Math.floor)
  const pinSecond = useCallback(
    (wanted: boolean) =>
      setPinnedSecond((before) =>
        wanted ? (before ?? Math.floor(video?.currentTime ?? 0)) : null,
      ),
    [video],
  )
  const { data, error, refetch } = useAsk(notes.listNotes, {
    courseIdSign: auth.courseSign,
    size: notesPerCourse,
  })
  const all = data?.list ?? []
  const inScope = scope === 'course' ? all : all.filter((note) => note.videoSign === videoSign)
  const found = findNotes(inScope, words)
  return (
    <SidePanel name={t('notes.title')}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Title order={2} size="h3">
          {t('notes.title')}
        </Title>
        {all.length > 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('notes.export')}
            title={t('notes.export')}
            onClick={() =>
              saveText(`${auth.courseName}.txt`, notesAsText(auth.courseName, all, clock))
            }
          >
            <IconDownload size={20} aria-hidden />
          </ActionIcon>
        ) : null}
      </Group>
      <NewNote
        key={form}
        videoSign={videoSign}
        second={pinnedSecond ?? Math.max(0, now)}
        onPinSecond={pinSecond}
        fieldRef={fieldRef}
        onAdded={() => {
          setPinnedSecond(null)
          setForm((count) => count + 1)
        }}
      />
      {error ? <ErrorView error={error} onRetry={() => void refetch()} level={3} /> : null}
      {!data && !error ? <TextSkeleton lines={3} label={t('notes.title')} /> : null}
      {all.length > 0 ? (
        <>
          <Segmented
            full
            label={t('notes.scope')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'lesson', label: t('notes.ofLesson') },
              { value: 'course', label: t('notes.ofCourse') },
            ]}
          />
          <TextInput
            type="search"
            aria-label={t('notes.search')}
            placeholder={t('notes.search')}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Stack component="ul" gap="xs" mah={420} style={{ overflowY: 'auto' }}>
            {found.map((note) => (
              <li key={note.idSign}>
                <NoteItem note={note} onJump={note.videoSign === videoSign ? onJump : null} />
              </li>
            ))}
          </Stack>
        </>
      ) : null}
      {data && found.length === 0 ? (
        <p className="meta">{t(words ? 'notes.nothing' : 'notes.none')}</p>
      ) : null}
      <p className="meta">
        {t('notes.private')}{' '}
        {all.length > notesPerCourse * 0.9
          ? t('notes.count', { all: number(all.length), most: number(notesPerCourse) })
          : null}
      </p>
    </SidePanel>
  )
}
