import { Button, Group, Stack, Switch } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { bundles, courseFileMost } from '@titian/contract'
import { ErrorView, fileSize, saveFrom, useAsk, useFormats } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { Note, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundledCourse } from './bundled-course.ts'

/** TCH-146: exports the course as one file, with or without the videos. */
export function ExportDialog({ course, onClose }: { course: BundledCourse; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'site'])
  const formats = useFormats()
  const asked = useAsk(bundles.exportCourse, { sign: course.idSign }, { staleTime: 0, gcTime: 0 })
  const [wantsFilms, setWantsFilms] = useState<boolean | null>(null)
  const offer = asked.data
  const tooLarge = offer !== undefined && offer.withFilms.url === null
  const withFilms = !tooLarge && (wantsFilms ?? (offer?.films ?? 0) > 0)
  const chosen = withFilms ? offer?.withFilms : offer?.withoutFilms
  const size = (bytes: number) => fileSize(bytes, formats)
  return (
    <FormDialog opened onClose={onClose} title={t('bundle.export.title')}>
      {/* The switch only chooses the contents of the file, so closing the dialog loses nothing. */}
      <Stack data-view-choice>
        <p>{t('bundle.export.text')}</p>
        {asked.error ? (
          <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
        ) : offer ? (
          <>
            <Switch
              label={t('bundle.export.films', { count: offer.films })}
              description={
                tooLarge
                  ? t('bundle.export.tooLarge', {
                      size: size(offer.withFilms.bytes),
                      most: size(courseFileMost),
                    })
                  : t('bundle.export.filmsHint', {
                      size: size(offer.withFilms.bytes - offer.withoutFilms.bytes),
                    })
              }
              disabled={tooLarge || offer.films === 0}
              checked={withFilms}
              onChange={(event) => setWantsFilms(event.currentTarget.checked)}
            />
            {offer.drawsLeftOut > 0 ? (
              <Note tone="warn">{t('bundle.export.draws', { count: offer.drawsLeftOut })}</Note>
            ) : null}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('site:close')}
              </Button>
              <Button
                leftSection={<IconDownload size={18} aria-hidden />}
                disabled={!chosen?.url}
                onClick={() => {
                  if (chosen?.url) saveFrom(chosen.url)
                }}
              >
                {t('bundle.export.button', { size: size(chosen?.bytes ?? 0) })}
              </Button>
            </Group>
          </>
        ) : (
          <TextSkeleton lines={3} label={t('site:loading')} />
        )}
      </Stack>
    </FormDialog>
  )
}
