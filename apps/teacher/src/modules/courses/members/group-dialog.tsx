import { Box, Button, Flex, Group, Stack, TextInput } from '@mantine/core'
import { type CourseGroup, mostGroups, statistics } from '@titian/contract'
import { ask, byContract, FormError, useAct, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { ConfirmDialog, Note, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipients } from './recipients.ts'
import { refresh } from './refresh.ts'

interface NameFormProps {
  courseIdSign: string
  /** The group to rename; without a group, the form creates one. */
  group?: CourseGroup
  onDone?: () => void
}

function NameForm({ courseIdSign, group, onDone }: NameFormProps) {
  const { t } = useTranslation(['courses', 'site'])
  const inputOf = ({ name }: { name: string }) => ({
    courseIdSign,
    name,
    ...(group && { sign: group.sign }),
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: { name: group?.name ?? '' },
    problemsOf: byContract(statistics.saveCourseGroup.input, { inputOf }),
    send: (values) => ask(statistics.saveCourseGroup, inputOf(values)),
    refresh,
    onDone: () => {
      form.reset()
      onDone?.()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <FormError error={failure} />
      <Flex gap="sm" align="flex-end" wrap="wrap">
        <TextInput
          flex="1 1 14em"
          label={t(group ? 'members.groups.rename' : 'members.groups.fresh')}
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default" loading={busy}>
          {t(group ? 'save' : 'members.groups.create')}
        </Button>
        {group ? (
          <Button variant="subtle" disabled={busy} onClick={onDone}>
            {t('site:cancel')}
          </Button>
        ) : null}
      </Flex>
    </form>
  )
}

interface GroupDialogProps {
  courseIdSign: string
  groups: readonly CourseGroup[]
  recipients: Recipients
  onRemoved: (sign: string) => void
  onClose: () => void
}

type RowProps = Pick<GroupDialogProps, 'courseIdSign' | 'recipients'> & {
  group: CourseGroup
  onRemove: () => void
}

function GroupRow({ courseIdSign, group, recipients, onRemove }: RowProps) {
  const { t } = useTranslation('courses')
  const [renaming, setRenaming] = useState(false)
  const { mutate, isPending, variables } = useAct(statistics.changeCourseGroup, {
    refresh,
    onDone: ({ changed }, { act }) =>
      toast.success(t(`members.groups.${act}Done`, { count: changed, name: group.name })),
  })
  const { sign, name } = group
  const { whom, isNobodyChosen } = recipients
  const of = 'studentList' in whom ? whom : { filter: whom }
  if (renaming) return <NameForm {...{ courseIdSign, group }} onDone={() => setRenaming(false)} />
  return (
    <Flex gap="xs" align="center" wrap="wrap">
      <Flex direction="column" flex="1 1 10em" miw={0}>
        <Box component="b" className="clip-2">
          {name}
        </Box>
        <span className="meta">{t('members.groups.students', { count: group.students })}</span>
      </Flex>
      <Group gap="xs">
        {(['put', 'takeOut'] as const).map((act) => (
          <Button
            key={act}
            size="compact-sm"
            variant="default"
            disabled={isPending || isNobodyChosen}
            loading={isPending && variables.act === act}
            aria-label={t(`members.groups.${act}Of`, { name })}
            onClick={() => mutate({ sign, act, ...of })}
          >
            {t(`members.groups.${act}`)}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('members.groups.renameOf', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('members.groups.renameShort')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={t('members.groups.removeOf', { name })}
          onClick={onRemove}
        >
          {t('members.groups.remove')}
        </Button>
      </Group>
    </Flex>
  )
}

/**
 * TCH-155, TCH-170: edits the groups of the course. Adds students to a group or removes them: the
 * ticked students, or all that match the filter.
 */
export function GroupDialog({ groups, onRemoved, onClose, ...props }: GroupDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  const { courseIdSign, recipients } = props
  const { count, isTicked, isNobodyChosen } = recipients
  const [removing, setRemoving] = useState<CourseGroup | null>(null)
  const remove = useAct(statistics.removeCourseGroup, {
    refresh,
    onDone: (_, { sign }) => onRemoved(sign),
  })
  return (
    <FormDialog opened onClose={onClose} title={t('members.groups.open')} size={640}>
      <Stack>
        <p className="muted">
          {isNobodyChosen
            ? t('members.groups.ofNobody')
            : t(isTicked ? 'members.groups.ofChosen' : 'members.groups.ofFound', { count })}
        </p>
        {groups.length === 0 ? <Note>{t('members.groups.none')}</Note> : null}
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {groups.map((group) => (
            <li key={group.sign}>
              <GroupRow {...props} group={group} onRemove={() => setRemoving(group)} />
            </li>
          ))}
        </Stack>
        {groups.length < mostGroups ? (
          <NameForm courseIdSign={courseIdSign} />
        ) : (
          <Note>{t('members.groups.full', { count: mostGroups })}</Note>
        )}
        <p className="meta">{t('members.groups.rule', { count: mostGroups })}</p>
      </Stack>
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('members.groups.removeTitle', { name: removing?.name ?? '' })}
        text={t('members.groups.removeText')}
        confirmLabel={t('members.groups.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => {
          if (removing) await remove.mutateAsync({ sign: removing.sign })
        }}
      />
    </FormDialog>
  )
}
