import { Box, Button } from '@mantine/core'
import { resume } from '@titian/contract'
import { useExplain } from '@titian/site'
import { PhotoChoice } from '@titian/site/account'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useResume } from '../data/use-resume.ts'

/** RES-025: the photo of the resume, which some templates show. */
export function PhotoPart({ name }: { name: string }) {
  const { t } = useTranslation('resume')
  const explain = useExplain()
  const { detail, resumeId, change } = useResume()
  const put = (photoPath: string) =>
    change(resume.updateHeadPicture, { resumeId, photoPath }, () => true)
  const remove = () => put('').catch((error: unknown) => toast.failure(explain(error)))
  return (
    <Box mb="md">
      <PhotoChoice name={name || '·'} src={detail.photo} onSave={put}>
        {detail.photo ? (
          <Button variant="subtle" color="gray" onClick={() => void remove()}>
            {t('photo.remove')}
          </Button>
        ) : null}
      </PhotoChoice>
      <Box component="p" className="meta" mt="xs">
        {t('photo.where')}
      </Box>
    </Box>
  )
}
