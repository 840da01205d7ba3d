import { Button, FileButton, Group, Image, Stack } from '@mantine/core'
import { filePurposes, study } from '@titian/contract'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { checkFile, sendForm, SiteLink, useAsk, useExplain } from '@titian/site'
import { PageWidth, Surface, TextSkeleton } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const accept = filePurposes.face.types.join(',')

function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : null
    setAddress(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}

function Photo({
  ticket,
  courseName,
  onSent,
}: {
  ticket: string
  courseName: string
  onSent: () => void
}) {
  const { t } = useTranslation('study')
  const explain = useExplain()
  const [file, setFile] = useState<File | null>(null)
  const picture = usePicture(file)
  const sending = useMutation({
    mutationFn: async (photo: File) => {
      const refused = checkFile(photo, 'face')
      if (refused) throw refused
      await sendForm('/study/facePhoto', { ticket }, photo)
    },
    onSuccess: onSent,
  })
  const take = (photo: File | null) => {
    sending.reset()
    setFile(photo)
  }
  return (
    <>
      <p>{t('face.for', { course: courseName })}</p>
      {picture ? <Image src={picture} alt={t('face.preview')} mah={420} fit="contain" /> : null}
      {sending.error ? <p role="alert">{explain(sending.error)}</p> : null}
      <Group gap="xs">
        {file ? (
          <Button loading={sending.isPending} onClick={() => sending.mutate(file)}>
            {t('face.send')}
          </Button>
        ) : null}
        <FileButton accept={accept} capture="user" onChange={take}>
          {(props) => (
            <Button {...props} variant={file ? 'default' : 'filled'} disabled={sending.isPending}>
              {t(file ? 'face.retake' : 'face.take')}
            </Button>
          )}
        </FileButton>
      </Group>
    </>
  )
}

/** CRS-208: takes one photo with the ticket in the address, without a sign-in. */
export function FacePage() {
  const { t } = useTranslation(['study', 'site'])
  const explain = useExplain()
  const { ticket = '', lesson } = useSearch({ from: paths.face })
  const [sent, setSent] = useState(false)
  const { data, error } = useAsk(study.openFaceTicket, { ticket: ticket || '-' })
  return (
    <PageWidth>
      <Stack gap="lg" py="lg" maw={560} mx="auto">
        <h1>{t('face.page')}</h1>
        <Surface gap={20}>
          {sent ? (
            <output>{t(lesson ? 'face.sentHere' : 'face.sent')}</output>
          ) : data ? (
            <Photo ticket={ticket} courseName={data.courseName} onSent={() => setSent(true)} />
          ) : error ? (
            <p role="alert">{explain(error)}</p>
          ) : (
            <TextSkeleton lines={3} label={t('site:loading')} />
          )}
          {lesson ? (
            <div>
              <Button variant="default" component={SiteLink} {...linkTo.lesson(lesson)}>
                {t('face.back')}
              </Button>
            </div>
          ) : null}
        </Surface>
      </Stack>
    </PageWidth>
  )
}
