import { Box, Button, Stack, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { archiveDays, privacy, type OwnArchive } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Note, Surface, TextSkeleton } from '@titian/ui'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { askKey } from '../calls/query-client.ts'
import { serverNow } from '../calls/server-clock.ts'
import { useAct } from '../calls/use-act.ts'
import { useAsk } from '../calls/use-ask.ts'
import { saveFrom } from '../files/download-file.ts'
import { fileSize } from '../files/file-size.ts'
import { useFormats } from '../format/formats.ts'
import { useLive } from '../live/use-live.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { ArchiveParts } from './archive-parts.tsx'
import { ProofForm, type CodeFieldsProps } from './proof-form.tsx'
import { useProof } from './use-proof.ts'

interface Props {
  CodeFields?: ComponentType<CodeFieldsProps> | undefined
}

/** Milliseconds between two requests while an archive is being created. */
const every = 3000

/**
 * Repeats the request until the archive is ready. A message on the live channel causes a request at
 * once.
 */
function useOwnArchive() {
  const asked = useAsk(
    privacy.ownArchive,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? every : false),
    },
  )
  useLive('messages', () => void asked.refetch())
  return asked
}

function Ready({ archive }: { archive: OwnArchive }) {
  const { t } = useTranslation('privacy')
  const formats = useFormats()
  const download = useAct(privacy.downloadOwnArchive, { onDone: ({ url }) => saveFrom(url) })
  const size = fileSize(archive.bytes ?? 0, formats)
  return (
    <Note
      tone="ok"
      live
      action={
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate({})}
        >
          {t('archive.download')}
        </Button>
      }
    >
      <b>{t('archive.ready', { size })}</b>
      <br />
      {t('archive.until', { date: formats.dateTime(archive.endsAt ?? serverNow()) })}
    </Note>
  )
}

/** An archive can be ordered once a day, because creating one reads the whole account. */
function Order({ archive, CodeFields }: { archive: OwnArchive } & Props) {
  const { t } = useTranslation('privacy')
  const { dateTime } = useFormats()
  const client = useQueryClient()
  const proof = useProof({
    send: async (given) => {
      const made = await ask(privacy.orderOwnArchive, given)
      client.setQueryData(askKey(privacy.ownArchive, {}), made)
    },
  })
  const { state, nextAt } = archive
  if (nextAt !== null && Date.parse(nextAt) > serverNow())
    return <p className="meta">{t('archive.next', { date: dateTime(nextAt) })}</p>
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t(state === 'ready' ? 'archive.another' : 'archive.orderTitle')}
      </Title>
      <ProofForm proof={proof} CodeFields={CodeFields} label={t('archive.order')} />
    </Stack>
  )
}

function Archive({ archive, CodeFields }: { archive: OwnArchive } & Props) {
  const { t } = useTranslation('privacy')
  const { dateTime } = useFormats()
  const { state, requestedAt } = archive
  return (
    <>
      {state === 'waiting' ? (
        <Note tone="info" live>
          {t('archive.waiting', { date: dateTime(requestedAt ?? serverNow()) })}
        </Note>
      ) : null}
      {state === 'failed' ? (
        <Note tone="danger" live>
          {t('archive.failed')}
        </Note>
      ) : null}
      {state === 'ready' ? <Ready archive={archive} /> : null}
      <Title order={3} size="h4">
        {t('archive.parts')}
      </Title>
      <ArchiveParts parts={archive.parts} />
      {state === 'waiting' ? null : <Order archive={archive} CodeFields={CodeFields} />}
    </>
  )
}

/** ACC-299 to ACC-303: everything that the school stores about the user, as one file. */
export function OwnArchiveCard({ CodeFields }: Props) {
  const { t } = useTranslation('privacy')
  const { data, error, refetch } = useOwnArchive()
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('archive.title')}
      </Title>
      <Box component="p" maw="66ch" c="var(--text-2)">
        {t('archive.lead', { count: archiveDays })}
      </Box>
      {error && !data ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={8} label={t('site:loading')} /> : null}
      {data ? <Archive archive={data} CodeFields={CodeFields} /> : null}
    </Surface>
  )
}
