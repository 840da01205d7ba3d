import { Button, Textarea, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { IconCheck, IconX } from '@tabler/icons-react'
import { courses, type CourseDraft, statistics } from '@titian/contract'
import { askKey, callKey, FormError, useAct } from '@titian/site'
import { LeaveGuard } from '@titian/site/staff'
import { Note, Surface, toast } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

interface DecisionProps {
  course: CourseDraft
  /** Called when the course changed after it was loaded, so that no decision was made. */
  onChanged: () => void
}

/** TCH-083, TCH-110: approves a course, or refuses it with a reason that the author will read. */
export function Decision({ course, onChanged }: DecisionProps) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const router = useRouter()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const act = useAct(courses.courseAction, {
    refresh: [statistics.reviewList, statistics.courseSteps].map(callKey),
    onDone: async (changed, { action }) => {
      setFailure(null)
      client.setQueryData(askKey(courses.getCourseId, { sign: course.idSign }), changed)
      toast.success(t(`done.${action}`))
      if (action === 'approve' || action === 'refuse')
        await router.navigate({ ...linkTo.reviews(), ignoreBlocker: true })
    },
    onRefusal: (refusal) => {
      const isOther = refusal.reason === 'changedMeanwhile'
      setFailure(isOther ? null : refusal)
      if (isOther) onChanged()
    },
  })
  const { idSign: sign, revision } = course
  const refuse = () => {
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    act.mutate({ sign, action: 'refuse', reason, revision })
  }
  const { may } = course
  return (
    <Surface gap="md" pos={{ lg: 'sticky' }} top={72}>
      <Title order={2} size="h3">
        {t('decision')}
      </Title>
      <FormError error={failure} />
      {course.auditReason ? <Note tone="danger">{course.auditReason}</Note> : null}
      {may.review ? (
        <>
          <p className="meta">{t('decisionText')}</p>
          <Button
            fullWidth
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={act.isPending}
            onClick={() => act.mutate({ sign, action: 'approve', revision })}
          >
            {t('approve')}
          </Button>
          <Textarea
            ref={field}
            label={t('reason')}
            description={t('reasonHint')}
            maxLength={500}
            error={missing ? t('reasonMissing') : undefined}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            fullWidth
            variant="default"
            leftSection={<IconX size={18} aria-hidden />}
            loading={act.isPending}
            onClick={refuse}
          >
            {t('refuse')}
          </Button>
          <LeaveGuard dirty={reason.trim() !== ''} />
        </>
      ) : (
        <p className="meta">{t('nothingToDecide')}</p>
      )}
      {may.takeOff ? (
        <Button
          variant="default"
          loading={act.isPending}
          onClick={() => act.mutate({ sign, action: 'takeOff' })}
        >
          {t('takeOff')}
        </Button>
      ) : null}
      {may.putBack ? (
        <Button
          variant="default"
          loading={act.isPending}
          onClick={() => act.mutate({ sign, action: 'putBack' })}
        >
          {t('putBack')}
        </Button>
      ) : null}
    </Surface>
  )
}
