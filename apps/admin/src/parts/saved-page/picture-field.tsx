import { Box, Button, FileButton, Flex, Stack } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { filePurposes } from '@titian/contract'
import { uploadFile, useExplain, useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  label: string
  hint: string
  /** The path of the field in the form. A refusal of the server names the field by this path. */
  path: string
  error?: ReactNode
  /** The address of the picture; null if there is none. */
  url: string | null
  /** Shown when there is no picture. */
  none: string
  /** Whether the preview has a dark background, for which the picture is made. */
  dark?: boolean
  onChange: (path: string | null, url: string | null) => void
}

const { most, types } = filePurposes.schoolImage
const megabyte = 1024 * 1024

/**
 * A picture of the school that can be shown, chosen and removed. The change takes effect when the
 * page is saved.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, path, url, none, dark = false, onChange } = props
  const { t } = useTranslation('app')
  const explain = useExplain()
  const formats = useFormats()
  const id = useId()
  const reset = useRef<() => void>(null)
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const choose = async (file: File | null) => {
    if (!file) return
    setFailure(null)
    setShare(0)
    try {
      const stored = await uploadFile(file, 'schoolImage', {
        onProgress: ({ sent, total }) => setShare(sent / total),
      })
      // The object URL is kept as long as the page, because a closed row shows the picture again
      // when it is opened.
      onChange(stored.path, URL.createObjectURL(file))
      setSaid(t('picture.isChosen', { name: label }))
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setShare(null)
      reset.current?.()
    }
  }
  const remove = () => {
    onChange(null, null)
    setSaid(t('picture.isRemoved', { name: label }))
  }
  const error = failure ?? props.error
  return (
    <fieldset className={styles['field']} aria-labelledby={id}>
      <div className={styles['frame']} data-dark={dark || undefined}>
        {url ? <img src={url} alt="" /> : <span>{none}</span>}
      </div>
      <Stack gap={6} miw={0} fz="sm">
        <b id={id}>{label}</b>
        <output className="visually-hidden">{said}</output>
        <Box component="p" c="dimmed" fz="xs">
          {hint}
          {formats.gap}
          {t('picture.limits', { size: formats.number(most / megabyte) })}
        </Box>
        {share !== null ? <ProgressBar value={share * 100} label={t('picture.uploading')} /> : null}
        <Flex rowGap={4} columnGap="xs" wrap="wrap">
          <FileButton
            resetRef={reset}
            onChange={(file) => void choose(file)}
            accept={types.join(',')}
          >
            {(button) => (
              <Button
                {...button}
                data-path={path}
                variant="default"
                loading={share !== null}
                leftSection={<IconPhoto size={18} aria-hidden />}
                aria-label={t(url ? 'picture.changeNamed' : 'picture.chooseNamed', { name: label })}
              >
                {t(url ? 'picture.change' : 'picture.choose')}
              </Button>
            )}
          </FileButton>
          {url && share === null ? (
            <Button
              variant="subtle"
              color="neutral"
              leftSection={<IconTrash size={18} aria-hidden />}
              aria-label={t('picture.removeNamed', { name: label })}
              onClick={remove}
            >
              {t('picture.remove')}
            </Button>
          ) : null}
        </Flex>
        {error ? (
          <Box component="p" c="var(--danger)" fz="xs" role="alert">
            {error}
          </Box>
        ) : null}
      </Stack>
    </fieldset>
  )
}
