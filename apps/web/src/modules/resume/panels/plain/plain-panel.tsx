import { Box, Button, Group, Stack } from '@mantine/core'
import { htmlLanguage, resume } from '@titian/contract'
import { ErrorView, saveText, useAsk } from '@titian/site'
import { ListSkeleton, toast } from '@titian/ui'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { BothSides } from '../both-sides.tsx'
import { PageView } from '../page-view.tsx'
import { Panel, type PanelProps } from '../panel.tsx'

interface PlainText {
  fileName: string
  text: string
}

function Acts({ fileName, text }: PlainText) {
  const { t } = useTranslation('resume')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('panels.plain.copied'))
    } catch {
      // A browser may forbid it; the text can be selected.
      toast.failure(t('panels.plain.notCopied'))
    }
  }
  return (
    <Group gap="sm">
      <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        {t('panels.plain.copy')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => saveText(fileName, text)}
      >
        {t('panels.plain.save')}
      </Button>
    </Group>
  )
}

function TextView({ text }: Pick<PlainText, 'text'>) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  return (
    <Box
      component="pre"
      // A long text is scrolled by keys too.
      tabIndex={0}
      aria-label={t('panels.plain.text')}
      lang={htmlLanguage[detail.content.look.language]}
      m={0}
      p="md"
      bg="var(--surface-2)"
      fz="sm"
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  )
}

function TextBesidePage(plain: PlainText) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  const page = t('panels.plain.page')
  return (
    <Stack gap="md">
      <p className="meta">{t('panels.plain.intro')}</p>
      <Acts {...plain} />
      <BothSides
        label={t('panels.plain.side')}
        first={{ label: t('panels.plain.text'), view: <TextView text={plain.text} /> }}
        second={{ label: page, view: <PageView title={page} {...detail} /> }}
      />
    </Stack>
  )
}

/** RES-073: what a recruiter's program reads of the resume, beside the page. */
export function PlainPanel({ onClose }: PanelProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { resumeId } = useResume()
  // Each change of the resume changes the text.
  const { data, error, refetch } = useAsk(resume.resumePlainText, { resumeId }, { staleTime: 0 })
  return (
    <Panel title={t('panels.plain.title')} wide onClose={onClose}>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton label={t('site:loading')} picture={false} /> : null}
      {data && !error ? <TextBesidePage {...data} /> : null}
    </Panel>
  )
}
