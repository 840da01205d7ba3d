import { Box, Button, FileButton, Group, Stack } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { filePurposes } from '@titian/contract'
import { uploadFile, useExplain } from '@titian/site'
import { Cover, ProgressBar } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cover-field.module.css'

interface CoverFieldProps {
  seed: string
  /** The address of the stored picture, if there is one. */
  picture: string | null
  hasPicture: boolean
  onChange: (path: string | null) => void
}

/** A picture from this device, shown before the server has it. */
function useLocalPicture() {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  return [url, (file: File | null) => setUrl(file ? URL.createObjectURL(file) : null)] as const
}

export function CoverField({ seed, picture, hasPicture, onChange }: CoverFieldProps) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const [local, setLocal] = useLocalPicture()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const reset = useRef<() => void>(null)

  const choose = async (file: File | null) => {
    if (!file) return
    setError(null)
    setShare(0)
    setLocal(file)
    try {
      const stored = await uploadFile(file, 'cover', {
        onProgress: ({ sent, total }) => setShare(sent / total),
      })
      onChange(stored.path)
    } catch (failure) {
      setLocal(null)
      setError(explain(failure))
    } finally {
      setShare(null)
      reset.current?.()
    }
  }
  const remove = () => {
    setLocal(null)
    onChange(null)
  }
  const shown = local ?? (hasPicture ? picture : null)
  return (
    <div className={styles['field']}>
      <Cover className={styles['cover']} seed={seed} src={shown} alt={t('cover.alt')} eager />
      <Stack gap="xs" fz="sm">
        <b>{t('cover.label')}</b>
        <Box component="p" c="dimmed">
          {t('cover.hint')}
        </Box>
        {share !== null ? <ProgressBar value={share * 100} label={t('cover.uploading')} /> : null}
        <Group gap="xs" align="stretch" mt={4}>
          <FileButton
            resetRef={reset}
            onChange={(file) => void choose(file)}
            accept={filePurposes.cover.types.join(',')}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={share !== null}
                leftSection={<IconPhoto size={18} aria-hidden />}
              >
                {hasPicture ? t('cover.change') : t('cover.choose')}
              </Button>
            )}
          </FileButton>
          {hasPicture && share === null ? (
            <Button
              variant="subtle"
              color="neutral"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={remove}
            >
              {t('cover.remove')}
            </Button>
          ) : null}
        </Group>
        {error ? (
          <Box component="p" c="var(--danger)" fz="xs" role="alert">
            {error}
          </Box>
        ) : null}
      </Stack>
    </div>
  )
}
