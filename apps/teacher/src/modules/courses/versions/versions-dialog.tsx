import { Modal, NativeSelect, Stack } from '@mantine/core'
import { courses, type CourseType, type CourseVersion, statistics } from '@titian/contract'
import { Unanswered, useAsk, useFormats } from '@titian/site'
import { DifferenceList } from '@titian/site/staff'
import { DialogButtons, TextSkeleton, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseDifferences } from '../facts/course-differences.ts'
import { typeName, valuesOf, type CourseValues } from '../facts/course-values.ts'

interface VersionsDialogProps {
  sign: string
  /** The current values of the form. */
  values: CourseValues
  /**
   * Whether this person may set the price. For other people, the form keeps the price that it has
   * (TCH-086).
   */
  mayPrice: boolean
  onTake: (values: CourseValues) => void
  onClose: () => void
}

interface OneVersionProps extends VersionsDialogProps {
  version: number
  types: readonly CourseType[]
}

/** The differences between this version and the form, with a button that restores this version. */
function OneVersion({ sign, version, types, values, mayPrice, onTake, onClose }: OneVersionProps) {
  const { t } = useTranslation('courses')
  const { bracketed } = useFormats()
  const asked = useAsk(statistics.courseVersion, { sign, version })
  const { data } = asked
  if (!data)
    return (
      <Unanswered asked={asked}>
        <TextSkeleton lines={4} label={t('site:loading')} />
      </Unanswered>
    )
  const { coursePrice } = values
  const old = { ...valuesOf(data), ...(!mayPrice && { coursePrice }) }
  const rows = courseDifferences(values, old, {
    t,
    bracketed,
    subjectName: (type) => typeName(types, type) ?? '…',
  })
  const take = () => {
    onTake(old)
    toast.success(t('versions.done'))
    onClose()
  }
  return (
    <>
      {rows.length === 0 ? <p>{t('versions.same')}</p> : null}
      <DifferenceList rows={rows} localLabel={t('versions.now')} remoteLabel={t('versions.then')} />
      <DialogButtons
        cancelLabel={t('site:close')}
        onCancel={onClose}
        confirmLabel={t('versions.putBack')}
        busy={false}
        disabled={rows.length === 0}
        onConfirm={take}
      />
    </>
  )
}

function Versions({ list, ...props }: VersionsDialogProps & { list: readonly CourseVersion[] }) {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  const [chosen, setChosen] = useState(list[0]?.version)
  if (chosen === undefined) return <p>{t('versions.none')}</p>
  return (
    <Stack>
      <NativeSelect
        data-autofocus
        label={t('versions.choose')}
        value={String(chosen)}
        data={list.map(({ version, savedAt, byName }) => ({
          value: String(version),
          label: [dateTime(savedAt), byName].filter(Boolean).join(' · '),
        }))}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      />
      <OneVersion {...props} version={chosen} types={types} />
    </Stack>
  )
}

/**
 * TCH-164: lists who wrote the summary and when. Restoring an earlier version puts it into the
 * form, and the form saves it.
 */
export function VersionsDialog(props: VersionsDialogProps) {
  const { t } = useTranslation('courses')
  const { sign, onClose } = props
  const asked = useAsk(statistics.courseVersions, { sign }, { staleTime: 0 })
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={t('versions.title')}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      {asked.data ? (
        // The newest version comes first and equals the current course, so it is left out.
        <Versions {...props} list={asked.data.list.slice(1)} />
      ) : (
        <Unanswered asked={asked}>
          <TextSkeleton lines={4} label={t('site:loading')} />
        </Unanswered>
      )}
    </Modal>
  )
}
