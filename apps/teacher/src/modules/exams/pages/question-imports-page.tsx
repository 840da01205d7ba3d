import { Box, Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { exams } from '@titian/contract'
import { callKey, SiteLink, useAct, usePageTitle } from '@titian/site'
import { ImportList, type PageWord, useCallList, useLedFocus } from '@titian/site/staff'
import { Note, SectionHead, Surface, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { FormatHelp } from '../exchange/format-help.tsx'
import { ImportChooser } from '../exchange/import-chooser.tsx'
import { ImportPreview } from '../exchange/import-preview.tsx'
import { useQuestionImport } from '../exchange/use-question-import.ts'

const size = 10

/** The earlier imports, each with a button to undo it (EXM-120). */
function QuestionImports({ search }: { search: PageWord }) {
  const { t } = useTranslation('exams')
  const { list } = useCallList(exams.listQuestionImports, search, { size })
  const undo = useAct(exams.undoQuestionImport, {
    refresh: [exams.listQuestionImports, exams.questionBankFindList].map(callKey),
    onDone: ({ removed }) => toast.success(t('exchange.undone', { count: removed })),
  })
  return (
    <ImportList
      {...list}
      counts={{ fresh: t('exchange.questions') }}
      undo={{
        title: () => t('exchange.undoTitle'),
        text: t('exchange.undoText'),
        confirm: t('exchange.undo'),
        run: ({ importSign }) => undo.mutateAsync({ importSign }),
      }}
    />
  )
}

function Done({ made, onAgain }: { made: number; onAgain: () => void }) {
  const { t } = useTranslation('exams')
  return (
    <Stack gap="md">
      <Note tone="ok" live>
        {t('exchange.done', { count: made })}
      </Note>
      <p className="meta">{t('exchange.doneText')}</p>
      <Group gap="sm">
        <Button component={SiteLink} {...linkTo.questionBank()}>
          {t('exchange.toBank')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('exchange.another')}
        </Button>
      </Group>
    </Stack>
  )
}

export function QuestionImportsPage() {
  const { t } = useTranslation('exams')
  const { stage, failure, check, confirm, again } = useQuestionImport()
  const isWaiting = stage.name === 'choose' || stage.name === 'reading'
  const place = useLedFocus(isWaiting)
  usePageTitle(t('exchange.title'))
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.questionBank()}>
        {t('exchange.back')}
      </Box>
      <SectionHead level={1} title={t('exchange.title')} lead={t('exchange.lead')} />
      <Surface>
        <section ref={place} tabIndex={-1} aria-label={t('exchange.title')}>
          {isWaiting ? (
            <Stack gap="lg" miw={0}>
              <ImportChooser busy={stage.name === 'reading'} failure={failure} onCheck={check} />
              <FormatHelp />
            </Stack>
          ) : null}
          {stage.name === 'checked' || stage.name === 'confirming' ? (
            <ImportPreview
              preview={stage.preview}
              busy={stage.name === 'confirming'}
              failure={failure}
              onConfirm={() => void confirm()}
              onAgain={again}
            />
          ) : null}
          {stage.name === 'done' ? <Done made={stage.made} onAgain={again} /> : null}
        </section>
      </Surface>
      <QuestionImports search={useSearch({ from: paths.questionImports })} />
    </>
  )
}
