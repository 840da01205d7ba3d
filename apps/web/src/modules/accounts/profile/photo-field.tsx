import { Box, Button, FileButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { accounts, type LoginInfo } from '@titian/contract'
import { ask, callKey, checkFile, uploadFile, useExplain } from '@titian/site'
import { Face, toast } from '@titian/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutPicture, isPicture, type Square } from './cut-picture.ts'
import styles from './profile.module.css'

const CropDialog = lazy(() =>
  import('./crop-dialog.tsx').then(({ CropDialog: dialog }) => ({ default: dialog })),
)

async function savePhoto(file: File, square: Square): Promise<void> {
  const { path } = await uploadFile(await cutPicture(file, square), 'avatar')
  await ask(accounts.uploadUserPhoto, { photoPath: path })
}

/** ACC-202 to ACC-204: a JPEG or PNG of at most 5 MB, cut to a square before it is sent. */
export function PhotoField({ user }: { user: LoginInfo }) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const choose = async (chosen: File | null) => {
    if (!chosen) return
    const refused = checkFile(chosen, 'avatar')
    const isReadable = refused === null && (await isPicture(chosen))
    setProblem(refused ? explain(refused) : isReadable ? '' : t('profile.photo.unreadable'))
    setFile(isReadable ? chosen : null)
  }
  const save = async (square: Square) => {
    if (!file) return
    setBusy(true)
    try {
      await savePhoto(file, square)
      await client.invalidateQueries({ queryKey: callKey(accounts.loginInfo) })
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
    <div className={styles['photo']}>
      <Face name={user.name} src={user.photo} size={88} label={t('profile.photo.of')} />
      <div>
        <FileButton accept="image/jpeg,image/png" onChange={(chosen) => void choose(chosen)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={18} aria-hidden />}>
              {t('profile.photo.change')}
            </Button>
          )}
        </FileButton>
        <p className="meta">{t('profile.photo.hint')}</p>
        {problem ? (
          <Box component="p" c="var(--danger)" fz="sm" role="alert">
            {problem}
          </Box>
        ) : null}
      </div>
      {file ? (
        <Suspense>
          <CropDialog file={file} busy={busy} onClose={() => setFile(null)} onCut={save} />
        </Suspense>
      ) : null}
    </div>
  )
}
