import { Button } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { TaughtTrain } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { RowLink, TrainList } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CopyDialog } from '../programme/copy-dialog.tsx'

/** TRN-057: the trainings that this teacher runs; staff see all trainings of the school. */
export function TrainingsPage() {
  const { t } = useTranslation('training')
  const search = useSearch({ from: paths.trainings })
  const [copied, setCopied] = useState<TaughtTrain | null>(null)
  const more = (
    <Button
      component={SiteLink}
      {...linkTo.newTraining()}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <>
      <TrainList
        search={search}
        lead={t('list.lead')}
        more={more}
        empty={{ text: t('list.noneText'), action: more }}
        renderTrain={({ sign, trainName }, about) => (
          <RowLink {...linkTo.training(sign)} stacked>
            <b className="clip-2">{trainName}</b>
            {about}
          </RowLink>
        )}
        renderActs={(train) => (
          <Button
            variant="subtle"
            leftSection={<IconCopy size={18} aria-hidden />}
            aria-label={t('copy.of', { name: train.trainName })}
            onClick={() => setCopied(train)}
          >
            {t('copy.open')}
          </Button>
        )}
      />
      {copied ? <CopyDialog train={copied} onClose={() => setCopied(null)} /> : null}
    </>
  )
}
