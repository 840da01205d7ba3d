import { Box, Flex, Group, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import type { Readiness } from './readiness.ts'

const stateOf = ({ met, needed }: Readiness) => (met ? 'met' : needed ? 'needed' : 'advised')
const icons = { met: IconCircleCheck, needed: IconAlertTriangle, advised: IconInfoCircle }
const colors = { met: 'var(--ok)', needed: 'var(--danger)', advised: 'var(--warn)' }

interface ReadinessListProps {
  sign: string
  points: readonly Readiness[]
}

export function ReadinessList({ sign, points }: ReadinessListProps) {
  const { t } = useTranslation('courses')
  return (
    <Stack component="ul" className="lined" gap={0}>
      {points.map((point) => {
        const state = stateOf(point)
        const Icon = icons[state]
        return (
          <Group key={point.key} component="li" gap="sm" wrap="nowrap" mih={48} py={6} fz="sm">
            <Icon size={20} color={colors[state]} style={{ marginInlineEnd: 4 }} aria-hidden />
            <Box component="span" flex={1} miw={0}>
              {t(`ready.${point.key}${point.met ? '' : 'Missing'}`, { count: point.lacking })}
              <span className="meta"> {point.met ? '' : t(`ready.${state}`)}</span>
            </Box>
            {point.met ? (
              <span className="visually-hidden">{t('ready.met')}</span>
            ) : (
              <Flex
                component={SiteLink}
                className="link"
                align="center"
                mih="var(--control)"
                {...linkTo.course(sign, point.step)}
              >
                {t('ready.goTo', { step: t(`step.${point.step}`) })}
              </Flex>
            )}
          </Group>
        )
      })}
    </Stack>
  )
}
