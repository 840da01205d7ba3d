import { Box, Button, Flex, Group, Modal, Stack } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { bundles, courses, type CourseImport, filePurposes } from '@titian/contract'
import {
  ask,
  callKey,
  fileSize,
  isSignedOut,
  StartAtField,
  sendPressed,
  uploadFile,
  type UploadProgress,
  useAct,
  useExplain,
  useFormats,
  useSubmit,
} from '@titian/site'
import { ImportFile } from '@titian/site/staff'
import { DataTable, type DataColumn, DialogButtons, Note, ProgressBar, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const { most, types } = filePurposes.courseFile

interface Checked {
  filePath: string
  found: CourseImport
}

/** Browsers report different types for archives; the server inspects the bytes. */
const typedArchive = (file: File) =>
  new File([file], file.name, { type: types[0], lastModified: file.lastModified })

function Chooser({ onChecked }: { onChecked: (checked: Checked) => void }) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const formats = useFormats()
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const { attempt, busy } = useSubmit()
  const check = () => {
    setMissing(!file || file.size === 0)
    if (!file || file.size === 0) return
    setFailure(null)
    void attempt({
      act: async () => {
        // TCH-203: each step is sent separately, so that a large file is not uploaded twice.
        const { path: filePath } = await sendPressed(() =>
          uploadFile(typedArchive(file), 'courseFile', { onProgress: setProgress }),
        )
        const look = { filePath, dryRun: true }
        onChecked({ filePath, found: await sendPressed(() => ask(bundles.importCourse, look)) })
      },
      // The error is shown beside the file. If the session has ended, the sign-in form covers the
      // page, so no error is needed.
      onFailed: (error) => {
        if (!isSignedOut(error)) setFailure(error)
        return !isSignedOut(error)
      },
    })
  }
  const error = missing ? t('bundle.import.missing') : failure ? explain(failure) : undefined
  return (
    <Stack>
      <ImportFile
        description={t('bundle.import.hint', { most: fileSize(most, formats) })}
        accept=".zip"
        leftSection={<IconFileZip size={18} aria-hidden />}
        file={file}
        error={error}
        disabled={busy}
        onFile={(chosen) => {
          setFile(chosen)
          setMissing(false)
          setFailure(null)
        }}
      />
      {busy && progress ? (
        <ProgressBar
          value={(100 * progress.sent) / Math.max(1, progress.total)}
          label={t('bundle.import.sending')}
        />
      ) : null}
      <Group>
        <Button loading={busy} onClick={check}>
          {t('bundle.import.check')}
        </Button>
      </Group>
    </Stack>
  )
}

type Fault = CourseImport['faults'][number] & { at: number }

function Faults({ faults }: { faults: CourseImport['faults'] }) {
  const { t } = useTranslation('courses')
  const columns: DataColumn<Fault>[] = [
    {
      key: 'text',
      title: t('bundle.import.reason'),
      onCard: 'title',
      render: ({ text }) => text,
    },
    { key: 'place', title: t('bundle.import.place'), render: ({ place }) => place || '--' },
  ]
  return (
    <DataTable
      label={t('bundle.import.faults')}
      columns={columns}
      rows={faults.map((fault, at) => ({ ...fault, at }))}
      rowKey={({ at }) => String(at)}
      maxHeight={300}
    />
  )
}

const counted = [
  'chapters',
  'lessons',
  'films',
  'captions',
  'materials',
  'examinations',
  'tasks',
  'questions',
] as const satisfies (keyof CourseImport)[]

/** Shows what the file would import, or why it cannot be imported. */
function Found({ found }: { found: CourseImport }) {
  const { t } = useTranslation('courses')
  const { number } = useFormats()
  if (found.faults.length > 0)
    return (
      <>
        <Note tone="danger" live>
          <b>{t('bundle.import.faulty', { count: found.faults.length })}</b>
        </Note>
        <Faults faults={found.faults} />
      </>
    )
  return (
    <>
      <Note tone="ok" live>
        <b>{t('bundle.import.fresh', { name: found.courseName })}</b>
      </Note>
      <Flex
        component="dl"
        direction="column"
        gap="xs"
        fz="sm"
        px="sm"
        aria-label={t('bundle.import.content')}
      >
        {counted.map((what) => (
          <Group key={what} justify="space-between" wrap="nowrap">
            <Box component="dt" c="var(--text-2)">
              {t(`bundle.count.${what}`)}
            </Box>
            <Box component="dd" className="num" fw={600}>
              {number(found[what])}
            </Box>
          </Group>
        ))}
      </Flex>
      {found.notes.map((note) => (
        <Note key={note} tone="warn">
          {note}
        </Note>
      ))}
    </>
  )
}

/** TCH-146: imports a course file after checking it. */
export function CourseImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['courses', 'site'])
  const router = useRouter()
  const [checked, setChecked] = useState<Checked | null>(null)
  const { mutate, isPending } = useAct(bundles.importCourse, {
    refresh: [callKey(courses.myCourseList)],
    onDone: async (found, { filePath }) => {
      if (found.sign === null) return setChecked({ filePath, found })
      toast.success(t('site:toast.added'))
      onClose()
      await router.navigate(linkTo.course(found.sign))
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bundle.import.title')}
      size={640}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <Stack>
        <p className="muted">{t('bundle.import.lead')}</p>
        {checked ? (
          <>
            <Found found={checked.found} />
            <DialogButtons
              cancelLabel={t('bundle.import.other')}
              onCancel={() => setChecked(null)}
              confirmLabel={t('bundle.import.button')}
              onConfirm={() => mutate({ filePath: checked.filePath, dryRun: false })}
              busy={isPending}
              disabled={checked.found.faults.length > 0}
            />
          </>
        ) : (
          <StartAtField>
            <Chooser onChecked={setChecked} />
          </StartAtField>
        )}
      </Stack>
    </Modal>
  )
}
