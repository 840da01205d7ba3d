import { Box, Button, Group, Stack } from '@mantine/core'
import { noRoomReasons, refusals } from '@titian/contract'
import { ServerRefusal, useExplain } from '@titian/site'
import { ProgressBar, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { uploadQueue, type UploadJob } from '../upload-queue.ts'

/** Whether the error is about the file itself. Then another try would fail too. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ServerRefusal &&
    error.code === refusals.invalidInput.code &&
    !noRoomReasons.includes(error.reason ?? '')
  )
}

function UploadRow({ job }: { job: UploadJob }) {
  const { t } = useTranslation(['files', 'site'])
  const explain = useExplain()
  const { id, file, state, share, error } = job
  const failed = state === 'failed'
  return (
    <Group component="li" gap="sm" p="md">
      <Stack gap={4} flex="1 1 200px" miw={0}>
        <b className="clip">{file.name}</b>
        {failed ? (
          <Box component="p" c="var(--danger)" role="alert">
            {explain(error) || t('site:toast.uploadFailed')}
          </Box>
        ) : (
          <ProgressBar value={share * 100} label={t('uploadingNamed', { name: file.name })} />
        )}
      </Stack>
      <Group gap="xs" align="stretch">
        {failed && !isFinal(error) ? (
          <Button
            variant="default"
            onClick={() => uploadQueue.retry(id)}
            aria-label={t('againNamed', { name: file.name })}
          >
            {t('again')}
          </Button>
        ) : null}
        <Button
          variant="subtle"
          color="neutral"
          onClick={() => uploadQueue.remove(id)}
          aria-label={t(failed ? 'dismissNamed' : 'cancelNamed', { name: file.name })}
        >
          {t(failed ? 'dismiss' : 'cancel')}
        </Button>
      </Group>
    </Group>
  )
}

/** Files that are being uploaded, and those that failed. */
export function UploadRows({ jobs }: { jobs: readonly UploadJob[] }) {
  const { t } = useTranslation('files')
  if (jobs.length === 0) return null
  return (
    <Surface padding="none">
      <ul className="lined" aria-label={t('onTheirWay')}>
        {jobs.map((job) => (
          <UploadRow key={job.id} job={job} />
        ))}
      </ul>
    </Surface>
  )
}
