import { Box, Button, FileButton, Group, Stack } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { accounts, type LoginInfo } from '@titian/contract'
import { Face, toast } from '@titian/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { useExplain } from '../calls/explain.ts'
import { callKey } from '../calls/query-client.ts'
import { NetworkFailure } from '../calls/refusal.ts'
import type { Area } from '../crop/index.ts'

/** The code that checks, cuts and sends a picture is loaded with the first chosen picture. */
const loadUpload = () =>
  import('../files/upload-file.ts').catch((error: unknown) => {
    throw new NetworkFailure('network', error)
  })
const loadCrop = () => import('../crop/index.ts')
const CropDialog = lazy(() => loadCrop().then(({ CropDialog: dialog }) => ({ default: dialog })))

const canOpen = (file: File) =>
  loadCrop()
    .then(({ isPicture }) => isPicture(file))
    .catch(() => false)

const photo = { width: 512, height: 512, name: 'photo.jpg' }

async function uploadPhoto(file: File, area: Area): Promise<string> {
  const [{ cutPicture }, { uploadFile }] = await Promise.all([loadCrop(), loadUpload()])
  return (await uploadFile(await cutPicture(file, area, photo), 'avatar')).path
}

interface PhotoChoiceProps {
  name: string
  /** The address of the present picture; null if there is none. */
  src: string | null
  /** Stores the path of the uploaded picture. */
  onSave: (path: string) => Promise<unknown>
  /** Content beside the button, for example a second button. */
  children?: ReactNode
}

/**
 * ACC-202 to ACC-204, RES-025: the choice of a photo, a JPEG or PNG of at most 5 MB, which is cut
 * to a square before it is sent.
 */
export function PhotoChoice({ name, src, onSave, children }: PhotoChoiceProps) {
  const { t } = useTranslation(['account', 'site'])
  const explain = useExplain()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const choose = async (chosen: File | null) => {
    if (!chosen) return
    try {
      const { checkFile } = await loadUpload()
      const refused = checkFile(chosen, 'avatar')
      const isReadable = refused === null && (await canOpen(chosen))
      setProblem(refused ? explain(refused) : isReadable ? '' : t('photo.unreadable'))
      setFile(isReadable ? chosen : null)
    } catch (error) {
      setProblem(explain(error))
    }
  }
  const save = async (area: Area) => {
    if (!file) return
    setBusy(true)
    try {
      await onSave(await uploadPhoto(file, area))
      toast.success(t('site:toast.uploaded'))
      setFile(null)
    } catch (error) {
      setProblem(explain(error) || t('site:toast.uploadFailed'))
      setFile(null)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="md">
      <Face name={name} src={src || null} size={88} label={t('photo.of')} />
      <Stack gap="xs" align="flex-start" flex="1 1 200px">
        <Group gap="xs">
          <FileButton accept="image/jpeg,image/png" onChange={(chosen) => void choose(chosen)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {t('photo.change')}
              </Button>
            )}
          </FileButton>
          {children}
        </Group>
        <p className="meta">{t('photo.hint')}</p>
        {problem ? (
          <Box component="p" c="var(--danger)" fz="sm" role="alert">
            {problem}
          </Box>
        ) : null}
      </Stack>
      {file ? (
        <Suspense>
          <CropDialog
            file={file}
            shape="round"
            busy={busy}
            onClose={() => setFile(null)}
            onCut={save}
          />
        </Suspense>
      ) : null}
    </Group>
  )
}

/** The picture of the account. */
export function PhotoField({ user }: { user: LoginInfo }) {
  const client = useQueryClient()
  const save = async (photoPath: string) => {
    await ask(accounts.uploadUserPhoto, { photoPath })
    await client.invalidateQueries({ queryKey: callKey(accounts.loginInfo) })
  }
  return <PhotoChoice name={user.name} src={user.photo} onSave={save} />
}
