import { Box, Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { type GradeImportDone, type GradeImportPreview, grades } from '@titian/contract'
import { ask, saveBytes, SiteLink, useAct, usePageTitle } from '@titian/site'
import { SheetChooser, SheetFaults, useLedFocus } from '@titian/site/staff'
import { Note, SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportPreview } from './import-preview.tsx'

type Stage =
  | { name: 'choose' }
  | { name: 'checked'; preview: GradeImportPreview }
  | { name: 'done'; done: GradeImportDone }

function Chooser({
  sign,
  onPreview,
}: {
  sign: string
  onPreview: (p: GradeImportPreview) => void
}) {
  const { t } = useTranslation('grades')
  const template = useAct(grades.exportGradebook, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <SheetChooser
      description={t('import.hint')}
      onStored={async (filePath) =>
        onPreview(await ask(grades.previewGradeImport, { courseIdSign: sign, filePath }))
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

/** TCH-093: marks that were given outside the platform. */
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
