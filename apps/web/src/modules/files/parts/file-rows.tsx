import { Button, Group, Stack } from '@mantine/core'
import { files, type OwnFile } from '@titian/contract'
import { callKey, downloadFile, fileSize, useAct, useExplain, useFormats } from '@titian/site'
import { ConfirmDialog, Surface, toast } from '@titian/ui'
import {
  IconDownload,
  IconFileText,
  IconFileZip,
  IconPhoto,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const look = { size: 24, 'aria-hidden': true } as const

function TypePicture({ type }: { type: string }) {
  if (type.startsWith('image/')) return <IconPhoto {...look} />
  if (type.startsWith('video/')) return <IconVideo {...look} />
  return type === 'application/zip' ? <IconFileZip {...look} /> : <IconFileText {...look} />
}

function FileRow({ file, onRemove }: { file: OwnFile; onRemove: () => void }) {
  const { t } = useTranslation('files')
  const formats = useFormats()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const { path, name, size, type, createdAt } = file
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(path, name)
    } catch (error) {
      toast.failure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group component="li" gap="sm" p="md">
      <TypePicture type={type} />
      <Stack gap={4} flex="1 1 200px" miw={0}>
        <b className="clip">{name}</b>
        <span className="meta">
          {fileSize(size, formats)} · {formats.dateTime(createdAt)}
        </span>
      </Stack>
      <Group gap="xs" align="stretch">
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t('downloadNamed', { name })}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
        <Button
          variant="subtle"
          color="neutral"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={t('removeNamed', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </Group>
    </Group>
  )
}

/** The stored files, which can be downloaded or removed. */
export function FileRows({ list }: { list: readonly OwnFile[] }) {
  const { t } = useTranslation(['files', 'site'])
  const [leaving, setLeaving] = useState<OwnFile | null>(null)
  const remove = useAct(files.removeOwnFile, {
    onDone: () => toast.success(t('site:toast.deleted')),
    refresh: [callKey(files.listOwnFiles)],
  })
  return (
    <>
      <Surface padding="none">
        <ul className="lined" aria-label={t('stored')}>
          {list.map((file) => (
            <FileRow key={file.path} file={file} onRemove={() => setLeaving(file)} />
          ))}
        </ul>
      </Surface>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync({ path: leaving.path })
        }}
      />
    </>
  )
}
