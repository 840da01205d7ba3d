import { Box, Button, FileButton, Group, Stack } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { filePurposes } from '@titian/contract'
import { checkFile, uploadFile, useExplain } from '@titian/site'
import { Columns, Cover, ProgressBar } from '@titian/ui'
import type { Area } from '@titian/site/crop'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The cropping code is loaded only when a picture is chosen. */
const loadCrop = () => import('@titian/site/crop')
const CropDialog = lazy(() => loadCrop().then(({ CropDialog: dialog }) => ({ default: dialog })))

const canOpen = (file: File) =>
  loadCrop()
    .then(({ isPicture }) => isPicture(file))
    .catch(() => false)

/** TCH-152: the aspect ratio of covers on cards. */
const ratio = 16 / 9
/** The maximum size of a picture that is opened for cropping, in bytes. */
const mostRead = 40 * 1024 * 1024
const cover = { width: 1280, height: 720, name: 'cover.jpg' }

interface CoverFieldProps {
  seed: string
  /** The address of the stored picture, if there is one. */
  picture: string | null
  hasPicture: boolean
  onChange: (path: string | null) => void
}

/** Shows a picture from this device before it is uploaded. */
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
  const { t } = useTranslation('app')
  const explain = useExplain()
  const [local, setLocal] = useLocalPicture()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const reset = useRef<() => void>(null)
  const [chosen, setChosen] = useState<File | null>(null)

  const choose = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    // The size limit of covers does not apply to the opened file, because cropping makes the
    // picture smaller.
    const [type] = filePurposes.cover.types
    const isReadable = file.size <= mostRead && (await canOpen(file))
    const refused = isReadable ? null : checkFile({ size: file.size, type }, 'cover')
    setError(isReadable ? null : refused ? explain(refused) : t('cover.unreadable'))
    setChosen(isReadable ? file : null)
  }
  const send = async (area: Area) => {
    if (!chosen) return
    setShare(0)
    try {
      const { cutPicture } = await loadCrop()
      const file = await cutPicture(chosen, area, cover)
      setChosen(null)
      setLocal(file)
      const stored = await uploadFile(file, 'cover', {
        onProgress: ({ sent, total }) => setShare(sent / total),
      })
      onChange(stored.path)
      setSaid(t('cover.isChosen'))
    } catch (failure) {
      setChosen(null)
      setLocal(null)
      setError(explain(failure) || t('cover.unreadable'))
    } finally {
      setShare(null)
    }
  }
  const remove = () => {
    setLocal(null)
    onChange(null)
    setSaid(t('cover.isRemoved'))
  }
  const shown = local ?? (hasPicture ? picture : null)
  return (
    <Columns widths="minmax(0, 288px) minmax(0, 1fr)" gap={20} rowGap="sm" align="center">
      <Cover
        bd="1px solid var(--line)"
        bdrs="lg"
        seed={seed}
        src={shown}
        alt={t('cover.alt')}
        eager
      />
      <Stack gap="xs" fz="sm">
        <b>{t('cover.label')}</b>
        <output className="visually-hidden">{said}</output>
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
      {chosen ? (
        <Suspense>
          <CropDialog
            file={chosen}
            shape={ratio}
            busy={share !== null}
            onClose={() => setChosen(null)}
            onCut={(area) => void send(area)}
          />
        </Suspense>
      ) : null}
    </Columns>
  )
}
