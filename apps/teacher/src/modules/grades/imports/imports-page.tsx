import { Box, Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { type GradeImportDone, type GradeImportPreview, grades } from '@titian/contract'
import { ask, callKey, saveBytes, SiteLink, useAct, usePageTitle } from '@titian/site'
import {
  ImportList,
  type PageWord,
  SheetChooser,
  SheetFaults,
  useCallList,
  useLedFocus,
  fileTimeout,
} from '@titian/site/staff'
import { Note, SectionHead, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { ImportPreview } from './import-preview.tsx'

type Stage =
  | { name: 'choose' }
  | { name: 'checked'; preview: GradeImportPreview }
  | { name: 'done'; done: GradeImportDone }

const size = 10
const refresh = [grades.gradebook, grades.gradeHistory, grades.listGradeImports].map(callKey)

/** The earlier imports, each with a button to undo it (TCH-142). */
function EarlierImports({ sign, search }: { sign: string; search: PageWord }) {
  const { t } = useTranslation('grades')
  const { list } = useCallList(grades.listGradeImports, search, {
    size,
    given: { courseIdSign: sign },
  })
  const undo = useAct(grades.undoGradeImport, {
    refresh,
    onDone: ({ removed, kept }) => {
      const more = kept > 0 ? ` ${t('import.kept', { count: kept })}` : ''
      toast.success(t('import.undone', { count: removed }) + more)
    },
  })
  return (
    <ImportList
      {...list}
      counts={{ changed: t('import.marks'), faulty: t('import.faultyRows') }}
      undo={{
        title: (name) => t('import.undoTitle', { name }),
        text: t('import.undoText'),
        confirm: t('import.undo'),
        run: ({ importSign }) => undo.mutateAsync({ courseIdSign: sign, importSign }),
      }}
    />
  )
}

function Chooser({
  sign,
  onPreview,
}: {
  sign: string
  onPreview: (p: GradeImportPreview) => void
}) {
  const { t } = useTranslation('grades')
  const template = useAct(grades.exportGradebook, {
    timeout: fileTimeout,
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <SheetChooser
      description={t('import.hint')}
      onStored={async (filePath, encoding) =>
        onPreview(await ask(grades.previewGradeImport, { courseIdSign: sign, filePath, encoding }))
      }
    >
      <Button
        variant="default"
        loading={template.isPending}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => template.mutate({ courseIdSign: sign, format: 'xlsx', timeZone })}
      >
        {t('import.template')}
      </Button>
    </SheetChooser>
  )
}

function Done({
  sign,
  done,
  onAgain,
}: {
  sign: string
  done: GradeImportDone
  onAgain: () => void
}) {
  const { t } = useTranslation(['grades', 'staff'])
  return (
    <Stack miw={0}>
      <Note tone="ok" live>
        {t('import.done', { count: done.changed })}
      </Note>
      {done.left.length > 0 ? (
        <>
          <Note tone="warn">{t('import.left', { count: done.left.length })}</Note>
          <SheetFaults faults={done.left} label={t('import.leftTitle')} />
        </>
      ) : null}
      <Group>
        <Button component={SiteLink} {...linkTo.gradebook(sign)}>
          {t('import.toBook')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('staff:imports.another')}
        </Button>
      </Group>
    </Stack>
  )
}

/** TCH-093: imports marks that were given outside the platform. */
export function GradeImportsPage() {
  const { t } = useTranslation('grades')
  const { sign } = useParams({ from: paths.gradeImports })
  const search = useSearch({ from: paths.gradeImports })
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const place = useLedFocus(stage.name)
  usePageTitle(t('import.title'))
  const again = () => setStage({ name: 'choose' })
  return (
    <>
      <SectionHead level={1} title={t('import.title')} lead={t('import.lead')} />
      <CourseTabs sign={sign} at="gradebook" />
      <Surface>
        <Box
          component="section"
          ref={place}
          tabIndex={-1}
          aria-label={t('import.title')}
          style={{ outline: 'none' }}
        >
          {stage.name === 'choose' ? (
            <Chooser sign={sign} onPreview={(preview) => setStage({ name: 'checked', preview })} />
          ) : null}
          {stage.name === 'checked' ? (
            <ImportPreview
              courseIdSign={sign}
              preview={stage.preview}
              onDone={(done) => setStage({ name: 'done', done })}
              onAgain={again}
            />
          ) : null}
          {stage.name === 'done' ? <Done sign={sign} done={stage.done} onAgain={again} /> : null}
        </Box>
      </Surface>
      <EarlierImports sign={sign} search={search} />
    </>
  )
}
