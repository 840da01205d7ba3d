import { useRouter } from '@tanstack/react-router'
import { training, type TrainDetail, type TrainWatch } from '@titian/contract'
import { callKey, useAct, useAsk, useSession, useSignIn } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../../parts/detail/act-button.tsx'
import { trainWish } from '../../../parts/join-wish.ts'
import { orderLinks } from '../../../parts/order-links.ts'
import { trainLinks } from '../../../parts/train-links.ts'

/**
 * Returns the video to continue with: the last one until it is done, then the first unfinished one.
 */
export function nextVideo({ videos, lastVideoId }: TrainWatch) {
  const open = videos.filter(({ hasVideo, done }) => hasVideo && !done)
  return open.find(({ videoId }) => videoId === lastVideoId) ?? open[0]
}

function useContinue(train: TrainDetail): Act {
  const { t } = useTranslation('training')
  const { data: watch, isPending } = useAsk(
    training.trainWatch,
    { trainId: train.sign },
    { enabled: train.may.learn, staleTime: 0, quiet: true },
  )
  // CRS-215: no label is shown until the state is known, because a label must not change under the
  // finger.
  if (train.may.learn && isPending)
    return { kind: 'act', label: t('detail.open'), onClick: () => undefined, busy: true }
  const video = watch && nextVideo(watch)
  if (!video)
    return {
      kind: 'go',
      label: t('detail.open'),
      link: trainLinks.detail(train.sign, 'schedule'),
      hint: null,
    }
  const begun = watch.lastVideoId !== null
  return {
    kind: 'go',
    label: t(begun ? 'detail.continue' : 'detail.start'),
    link: trainLinks.video(train.sign, video.videoId, video.trainChapterId),
    hint: t('detail.next', { title: video.videoTitle }),
  }
}

/** TRN-023: returns the action of a training for this person. */
export function useJoin(train: TrainDetail): Act {
  const { t } = useTranslation('training')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const router = useRouter()
  const goOn = useContinue(train)
  const { sign: trainId, joinWay } = train
  const { mutate, isPending } = useAct(training.joinTrain, {
    refresh: [
      callKey(training.trainHeaderDetail),
      callKey(training.trainPlan),
      callKey(training.trainWorks),
      callKey(training.trainExamineList),
      callKey(training.trainPracticalTask),
      callKey(training.trainProgress),
      callKey(training.trainWatch),
      callKey(training.myTrainList),
    ],
    onDone: () => toast.success(t('detail.joined')),
  })
  const mayJoin = status === 'signedIn' && joinWay === 'join'
  useEffect(() => {
    // A visitor who signed in to join joins then, without a second click.
    if (mayJoin && trainWish.consume(trainId)) mutate({ trainId })
  }, [mayJoin, mutate, trainId])
  if (train.may.learn) return goOn
  const buy = orderLinks.payOrder(train.courseIdSign)
  if (status === 'visitor' && joinWay !== 'none') {
    if (!train.isFree) {
      // ORD-002: after the sign-in, the order page opens without a second click.
      const onClick = () => openSignIn('login', router.buildLocation(buy).href)
      return { kind: 'act', label: t('detail.buy'), onClick, busy: false }
    }
    const onClick = () => {
      trainWish.keep(trainId)
      openSignIn('login')
    }
    return { kind: 'act', label: t('detail.signIn'), onClick, busy: false }
  }
  if (joinWay === 'join')
    return {
      kind: 'act',
      label: t('detail.join'),
      onClick: () => mutate({ trainId }),
      busy: isPending,
    }
  if (joinWay === 'order') return { kind: 'go', label: t('detail.buy'), link: buy, hint: null }
  return { kind: 'note', text: t(train.state === 'completed' ? 'detail.over' : 'detail.given') }
}
