import { Anchor, Button, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls } from '@titian/contract'
import { callKey, SiteLink, useAct } from '@titian/site'
import { TrainList } from '@titian/site/staff'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

function PublishButton({ train }: { train: TaughtTrain }) {
  const { t } = useTranslation(['training', 'site'])
  const [asks, setAsks] = useState(false)
  const { sign: trainId, trainName: name, published } = train
  const act = useAct(trainStaffCalls.publishTrain, {
    refresh: [callKey(trainStaffCalls.listTaughtTrains)],
    onDone: () => toast.success(t(published ? 'takeBack.done' : 'publish.done', { name })),
  })
  if (!published)
    return (
      <Button
        variant="default"
        loading={act.isPending}
        aria-label={t('publish.of', { name })}
        onClick={() => act.mutate({ trainId, published: true })}
      >
        {t('publish.act')}
      </Button>
    )
  return (
    <>
      <Button
        variant="subtle"
        aria-label={t('takeBack.of', { name })}
        onClick={() => setAsks(true)}
      >
        {t('takeBack.act')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('takeBack.title', { name })}
        text={t('takeBack.text')}
        confirmLabel={t('takeBack.act')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await act.mutateAsync({ trainId, published: false }))}
      />
    </>
  )
}

/** TRN-058: the trainings of the school, with actions to publish and withdraw them. */
export function TrainingsPage() {
  const { t } = useTranslation('training')
  const search = useSearch({ from: paths.trainings })
  return (
    <TrainList
      search={search}
      lead={t('list.lead')}
      more={
        <Button component={SiteLink} {...linkTo.taskRules()} variant="default">
          {t('rules.open')}
        </Button>
      }
      empty={{ text: t('list.noneText') }}
      renderTrain={({ sign, trainName }, about) => (
        <Stack gap={0}>
          <Anchor href={`/teacher/#/training/${sign}`} fw={600}>
            {trainName}
          </Anchor>
          {about}
        </Stack>
      )}
      renderActs={(train) => (train.may.publish ? <PublishButton train={train} /> : null)}
    />
  )
}
