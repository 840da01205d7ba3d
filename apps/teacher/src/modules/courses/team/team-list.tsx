import { Button, Flex, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { courses, type CourseDraft, type TeamMember } from '@titian/contract'
import { callKey, ErrorView, useAct, useAsk } from '@titian/site'
import { ConfirmDialog, Face, ListSkeleton, Note, StatusBadge, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const refresh = [callKey(courses.courseTeacherList), callKey(courses.getCourseId)]

/** The confirmation that is open before a role is changed or a teacher is removed. */
type Asking = { act: 'lead' | 'remove'; member: TeamMember } | null

interface MemberProps {
  member: TeamMember
  mayChange: boolean
  onAsk: (asking: Asking) => void
}

function Member({ member, mayChange, onAsk }: MemberProps) {
  const { t } = useTranslation('courses')
  const { teacherName: name, masterFlag } = member
  return (
    <Flex component="li" gap="sm" align="center" py="sm" wrap="wrap">
      <Face name={name} src={member.photo} />
      <Flex flex="1 1 12em" gap="sm" align="center" wrap="wrap">
        <b>{name}</b>
        {masterFlag === 1 ? <StatusBadge tone="ok">{t('team.main')}</StatusBadge> : null}
      </Flex>
      {mayChange && masterFlag === 0 ? (
        <Group gap="sm">
          <Button
            variant="default"
            aria-label={t('team.leadOf', { name })}
            onClick={() => onAsk({ act: 'lead', member })}
          >
            {t('team.lead')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-label={t('team.removeOf', { name })}
            onClick={() => onAsk({ act: 'remove', member })}
          >
            {t('team.remove')}
          </Button>
        </Group>
      ) : null}
    </Flex>
  )
}

export function TeamList({ course, mayChange }: { course: CourseDraft; mayChange: boolean }) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const courseIdSign = course.idSign
  const [asking, setAsking] = useState<Asking>(null)
  const input = { courseIdSign, page: 1, size: 50 }
  const { data, error, refetch } = useAsk(courses.courseTeacherList, input, { staleTime: 0 })
  const lead = useAct(courses.updateMainTeacherFlag, {
    refresh,
    onDone: () => toast.success(t('team.leads')),
  })
  const remove = useAct(courses.deleteCourseTeacherFlag, {
    refresh,
    onDone: () => toast.success(t('team.removed')),
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton label={t('site:loading')} picture={false} />
  const confirm = async ({ act, member }: NonNullable<Asking>) => {
    const { teacherIdSign, bindMasterSign, unbindMasterSign } = member
    try {
      if (act === 'remove') await remove.mutateAsync({ courseIdSign, teacherIdSign })
      else await lead.mutateAsync({ courseIdSign, bindMasterSign, unbindMasterSign })
    } finally {
      // After a refusal the team is loaded again, so that the page shows its current state.
      void client.invalidateQueries({ queryKey: callKey(courses.courseTeacherList) })
    }
  }
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('team.title')}
      </Title>
      <p className="meta">{t('team.text')}</p>
      {mayChange ? null : <Note>{t('team.notYours')}</Note>}
      {data.list.length === 0 ? <Note>{t('team.none')}</Note> : null}
      <Flex component="ul" direction="column" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.list.map((member) => (
          <Member
            key={member.teacherIdSign}
            member={member}
            mayChange={mayChange}
            onAsk={setAsking}
          />
        ))}
      </Flex>
      {asking ? (
        <ConfirmDialog
          opened
          danger={asking.act === 'remove'}
          onClose={() => setAsking(null)}
          title={t(`team.ask.${asking.act}.title`, { name: asking.member.teacherName })}
          text={t(`team.ask.${asking.act}.text`, { name: asking.member.teacherName })}
          confirmLabel={t(asking.act === 'lead' ? 'team.lead' : 'team.remove')}
          cancelLabel={t('site:cancel')}
          onConfirm={() => confirm(asking)}
        />
      ) : null}
    </Surface>
  )
}
