import { Box, Button, Flex, Switch } from '@mantine/core'
import { study, type FacePerson } from '@titian/contract'
import { callKey, ErrorView, useAct, useAsk, useFormats, usePagerLabels } from '@titian/site'
import { Face, Pager, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const size = 10
const refresh = [callKey(study.courseFaceCheck)]

function Refused({ sign, person }: { sign: string; person: FacePerson }) {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const { mutate, isPending } = useAct(study.allowWithoutFace, { refresh })
  const { name, userSign, refusedAt, allowedBy, allowedAt } = person
  const allow = allowedAt === null
  return (
    <Flex component="li" gap="sm" align="center" py="xs" fz="sm" wrap="wrap">
      <Face name={name} />
      <Flex component="span" direction="column" flex="1 1 12em" miw={0}>
        <b>{name}</b>
        <Box component="span" c="dimmed" fz="xs">
          {allowedAt
            ? t('faces.allowed', { name: allowedBy, time: dateTime(allowedAt) })
            : t('faces.refused', { time: dateTime(refusedAt) })}
        </Box>
      </Flex>
      <Button
        variant="default"
        loading={isPending}
        aria-label={t(allow ? 'faces.allowOf' : 'faces.takeBackOf', { name })}
        onClick={() => mutate({ sign, userSign, allow })}
      >
        {t(allow ? 'faces.allow' : 'faces.takeBack')}
      </Button>
    </Flex>
  )
}

/**
 * CRS-042, CRS-210: switches face checks for the course, and lists the students who refused the
 * photo.
 */
export function FaceChecks({ sign }: { sign: string }) {
  const { t } = useTranslation('courses')
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useAsk(
    study.courseFaceCheck,
    { sign, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const save = useAct(study.saveCourseFaceCheck, { refresh })
  return (
    <Surface gap="sm" mb="md">
      <Box component="h2" fz="h3">
        {t('faces.title')}
      </Box>
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <Switch
            label={t('faces.switch')}
            description={t('faces.hint')}
            checked={data.faceCheck}
            disabled={save.isPending}
            onChange={({ currentTarget: { checked } }) => save.mutate({ sign, faceCheck: checked })}
          />
          {data.total > 0 ? (
            <>
              <h3>{t('faces.who')}</h3>
              <ul>
                {data.list.map((person) => (
                  <Refused key={person.userSign} sign={sign} person={person} />
                ))}
              </ul>
            </>
          ) : null}
          {data.total > size ? (
            <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
          ) : null}
        </>
      ) : null}
    </Surface>
  )
}
