import { Alert, Box, Button, Group, Stack } from '@mantine/core'
import { htmlLanguage, resume } from '@titian/contract'
import { ask, askKey, ErrorView, saveText, useAsk } from '@titian/site'
import { ListSkeleton, Segmented, toast } from '@titian/ui'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { exportTimeout } from '../../export/use-export-pdf.ts'
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
      // The browser may refuse to copy. The person can still select the text.
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
      // Focusable, so that a long text can be scrolled by keyboard.
      tabIndex={0}
      aria-label={t('panels.plain.text')}
      lang={htmlLanguage[detail.content.look.language]}
      m={0}
      p="md"
      bg="var(--sunken)"
      fz="sm"
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  )
}

type Source = 'pdf' | 'plain'

/** The text of the PDF, or of the resume if the server makes no PDF. */
function TextBesidePage({ plain, pdf }: { plain: PlainText; pdf: string | null }) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  const [source, setSource] = useState<Source>(pdf === null ? 'plain' : 'pdf')
  const page = t('panels.plain.page')
  const text = source === 'pdf' && pdf !== null ? pdf : plain.text
  return (
    <Stack gap="md">
      <p className="meta">{t('panels.plain.intro')}</p>
      {pdf === null ? (
        <Alert color="amber">{t('panels.plain.noPdf')}</Alert>
      ) : (
        <Segmented
          label={t('panels.plain.source')}
          value={source}
          onChange={setSource}
          options={[
            { value: 'pdf', label: t('panels.plain.ofPdf') },
            { value: 'plain', label: t('panels.plain.ofResume') },
          ]}
        />
      )}
      <Acts fileName={plain.fileName} text={text} />
      <BothSides
        label={t('panels.plain.side')}
        first={{ label: t('panels.plain.text'), view: <TextView text={text} /> }}
        second={{ label: page, view: <PageView title={page} {...detail} /> }}
      />
    </Stack>
  )
}

/** The server needs up to 15 seconds for a PDF, so the query is not repeated. */
const usePdfText = (resumeId: string) =>
  useQuery({
    queryKey: askKey(resume.readResumePdf, { resumeId }),
    queryFn: () => ask(resume.readResumePdf, { resumeId }, { timeout: exportTimeout }),
    retry: false,
    staleTime: 0,
  })

/** RES-073: the text that recruiting software reads from the PDF, beside the preview. */
export function PlainPanel({ onClose }: PanelProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { resumeId } = useResume()
  // Always loaded again, because each change of the resume changes the text.
  const plain = useAsk(resume.resumePlainText, { resumeId }, { staleTime: 0 })
  const pdf = usePdfText(resumeId)
  const isReading = plain.isFetching || pdf.isFetching
  return (
    <Panel title={t('panels.plain.title')} wide onClose={onClose}>
      {plain.error && !isReading ? (
        <ErrorView level={3} error={plain.error} onRetry={() => void plain.refetch()} />
      ) : null}
      {isReading ? <ListSkeleton label={t('panels.plain.reading')} picture={false} /> : null}
      {plain.data && !isReading && !plain.error ? (
        <TextBesidePage plain={plain.data} pdf={pdf.error ? null : (pdf.data?.text ?? null)} />
      ) : null}
    </Panel>
  )
}
