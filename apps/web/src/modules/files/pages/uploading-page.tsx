import { Button, FileButton, Stack } from '@mantine/core'
import { filePurposes, ownFilesMost, personalFilesMost } from '@titian/contract'
import {
  fileSize,
  ErrorView,
  useFormats,
  usePageTitle,
  usePagerLabels,
  usePhoneLayout,
} from '@titian/site'
import { EmptyState, ListSkeleton, Pager, SectionHead, Surface, toast } from '@titian/ui'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { FileRows } from '../parts/file-rows.tsx'
import { PhoneCode } from '../parts/phone-code.tsx'
import { UploadRows } from '../parts/upload-rows.tsx'
import { uploadQueue } from '../upload-queue.ts'
import { pageSize, useOwnFiles, type OwnFiles } from '../use-own-files.ts'

const { most, types } = filePurposes.own

/** FRM-404: shows the used and the allowed storage of the person. */
function Room({ used, personal, brought }: Pick<OwnFiles, 'used' | 'personal' | 'brought'>) {
  const { t } = useTranslation('files')
  const formats = useFormats()
  const size = (bytes: number) => fileSize(bytes, formats)
  return (
    <p className="meta">
      {t('limits', { size: size(most) })}
      {formats.gap}
      {t('room', { used: size(used), most: size(ownFilesMost) })}
      {formats.gap}
      {t('personal', { used: size(personal), most: size(personalFilesMost) })}
      {brought > personal ? `${formats.gap}${t('brought', { used: size(brought) })}` : null}
    </p>
  )
}

function Choose({ own }: { own: OwnFiles }) {
  const { t } = useTranslation('files')
  const reset = useRef<() => void>(null)
  const choose = (chosen: File[]) => {
    uploadQueue.add(chosen)
    reset.current?.()
  }
  return (
    <Surface>
      <Stack align="flex-start" gap="sm">
        <p>{t('intro')}</p>
        <FileButton multiple accept={types.join(',')} resetRef={reset} onChange={choose}>
          {(button) => (
            <Button {...button} leftSection={<IconUpload size={18} aria-hidden />}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <Room {...own} />
      </Stack>
    </Surface>
  )
}

interface StoredProps {
  own: OwnFiles
  page: number
  onPage: (page: number) => void
}

function Stored({ own, page, onPage }: StoredProps) {
  const { t } = useTranslation(['files', 'site'])
  const phone = usePhoneLayout()
  const labels = usePagerLabels()
  const { list, total, isPending, error, retry } = own
  const last = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = !isPending && !error && page > last
  useEffect(() => {
    // The last file of the last page was removed, so the new last page is shown.
    if (isBeyond) onPage(last)
  }, [isBeyond, last, onPage])
  if (list.length === 0) {
    if (isPending || isBeyond) return <ListSkeleton label={t('site:loading')} picture={false} />
    if (error) return <ErrorView error={error} onRetry={retry} />
    return <EmptyState title={t('empty')} text={t('emptyText')} />
  }
  return (
    <>
      <FileRows list={list} />
      {error ? <ErrorView level={3} error={error} onRetry={retry} /> : null}
      {phone && page < last ? (
        <Button variant="default" fullWidth loading={isPending} onClick={() => onPage(page + 1)}>
          {t('showMore')}
        </Button>
      ) : null}
      {phone ? null : (
        <Pager page={page} size={pageSize} total={total} onChange={onPage} labels={labels} />
      )}
    </>
  )
}

/** FRM-045, FRM-046: uploads files from this device to the account, and lists these files. */
export function UploadingPage() {
  const { t } = useTranslation(['files', 'site'])
  const phone = usePhoneLayout()
  const { jobs, stored } = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read)
  const [page, setPage] = useState(1)
  const own = useOwnFiles(page, phone, stored)
  const lastStored = useRef(stored)
  usePageTitle(t('title'))
  useEffect(() => {
    if (stored > lastStored.current) toast.success(t('site:toast.uploaded'))
    lastStored.current = stored
  }, [stored, t])
  return (
    <Stack gap={20}>
      <SectionHead level={1} title={t('title')} />
      <Choose own={own} />
      {phone ? null : <PhoneCode />}
      <UploadRows jobs={jobs} />
      <Stored own={own} page={page} onPage={setPage} />
    </Stack>
  )
}
