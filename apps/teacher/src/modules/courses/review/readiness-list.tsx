import { Flex } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import type { Readiness } from './readiness.ts'
import styles from './review-step.module.css'

const stateOf = ({ met, needed }: Readiness) => (met ? 'met' : needed ? 'needed' : 'advised')
const icons = { met: IconCircleCheck, needed: IconAlertTriangle, advised: IconInfoCircle }

interface ReadinessListProps {
  sign: string
  points: readonly Readiness[]
}

export function ReadinessList({ sign, points }: ReadinessListProps) {
  const { t } = useTranslation('courses')
  return (
    <Flex component="ul" direction="column">
      {points.map((point) => {
        const state = stateOf(point)
        const Icon = icons[state]
        return (
          <li key={point.key} className={styles['point']} data-state={state}>
            <Icon size={20} aria-hidden />
            <span>
              {t(`ready.${point.key}${point.met ? '' : 'Missing'}`, { count: point.lacking })}
              <span className="meta"> {point.met ? '' : t(`ready.${state}`)}</span>
            </span>
            {point.met ? (
              <span className="visually-hidden">{t('ready.met')}</span>
            ) : (
              <SiteLink className="link" {...linkTo.course(sign, point.step)}>
                {t('ready.goTo', { step: t(`step.${point.step}`) })}
              </SiteLink>
            )}
          </li>
        )
      })}
    </Flex>
  )
}
