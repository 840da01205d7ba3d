import { useQueryClient } from '@tanstack/react-query'
import { training } from '@titian/contract'
import { callKey, useLive } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const dated = [
  training.trainHeaderDetail,
  training.trainPlan,
  training.trainProgress,
  training.trainWorks,
  training.trainExamineList,
  training.trainPracticalTask,
  training.myTrainList,
].map(callKey)

/** TRN-070: reports changed dates and loads them; `sign` is the training on the page, if any. */
export function useChangedDates(sign?: string): void {
  const { t } = useTranslation('training')
  const client = useQueryClient()
  useLive('trainDates', (data) => {
    const { trainId } = data as { trainId?: string }
    for (const queryKey of dated) void client.invalidateQueries({ queryKey })
    if (sign !== undefined && trainId === sign) toast.success(t('detail.datesChanged'))
  })
}
