import { Box, Button, Group, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { orders, type CodeBatch } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { Note, SectionHead, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { BatchFacts } from '../codes/batch-facts.tsx'
import { CodesList } from '../codes/codes-list.tsx'
import { DownloadDialog, saveFile, type Downloaded } from '../codes/download-dialog.tsx'
import { PrintSheet } from '../codes/print-sheet.tsx'
import { RevokeDialog } from '../codes/revoke-dialog.tsx'

const whole = { filter: {} }

/** The actions on a batch. Its complete codes can be downloaded only once. */
function Acts({ batch, onDone }: { batch: CodeBatch; onDone: (codes: Downloaded) => void }) {
  const { t } = useTranslation('orders')
  const [dialog, setDialog] = useState<'download' | 'revoke' | null>(null)
  const close = () => setDialog(null)
  const { sign, may, quantity } = batch
  return (
    <Group gap="sm">
      {may.revoke ? (
        <Button variant="default" onClick={() => setDialog('revoke')}>
          {t('batch.revokeAll')}
        </Button>
      ) : null}
      {may.download ? (
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => setDialog('download')}
        >
          {t('batch.download')}
        </Button>
      ) : null}
      {dialog === 'download' ? <DownloadDialog {...{ sign, onDone }} onClose={close} /> : null}
      {dialog === 'revoke' ? (
        <RevokeDialog sign={sign} which={whole} count={quantity} onClose={close} />
      ) : null}
    </Group>
  )
}

/** The downloaded codes. They are shown until the page is left. */
function Got({ downloaded }: { downloaded: Downloaded }) {
  const { t } = useTranslation('orders')
  return (
    <Note
      tone="ok"
      live
      action={
        <Group gap="sm">
          <Button variant="default" onClick={() => saveFile(downloaded)}>
            {t('batch.saveAgain')}
          </Button>
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('batch.print')}
          </Button>
        </Group>
      }
    >
      {t('batch.got')}
    </Note>
  )
}

function Batch({ batch }: { batch: CodeBatch }) {
  const { t } = useTranslation('orders')
  const [downloaded, setDownloaded] = useState<Downloaded | null>(null)
  return (
    <>
      <Box className="not-printed">
        <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.codeBatches()}>
          {t('batch.back')}
        </Box>
        <SectionHead
          level={1}
          title={batch.name}
          more={<Acts batch={batch} onDone={setDownloaded} />}
        />
        {batch.may.needsSecond ? <Note tone="warn">{t('batch.second')}</Note> : null}
        {downloaded ? <Got downloaded={downloaded} /> : null}
        <Box mt="md">
          <BatchFacts batch={batch} />
        </Box>
        <Title order={2} size="h3" mb="sm">
          {t('batch.codes')}
        </Title>
        <CodesList sign={batch.sign} />
      </Box>
      {downloaded ? <PrintSheet batch={batch} codes={downloaded.codes} /> : null}
    </>
  )
}

/** ORD-073: the page of one batch with its codes. */
export function CodeBatchPage() {
  const { t } = useTranslation('orders')
  const { sign } = useParams({ from: paths.codeBatch })
  const { data, error, refetch } = useAsk(orders.getCodeBatch, { sign }, { staleTime: 0 })
  usePageTitle(data?.name ?? t('batch.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Batch key={sign} batch={data} />
}
