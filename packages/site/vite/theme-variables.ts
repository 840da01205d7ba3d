import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { createTitianTheme, titianVariables, type UiLanguage } from '../../ui/src/theme.ts'

const standard = defaultCssVariablesResolver(DEFAULT_THEME)

function writtenIn(language: UiLanguage): Set<string> {
  const theme = mergeMantineTheme(DEFAULT_THEME, createTitianTheme(undefined, language))
  const [general, own] = [defaultCssVariablesResolver(theme), titianVariables(theme)]
  const written = (['variables', 'light'] as const).flatMap((part) => {
    const before = new Map(Object.entries(standard[part]))
    const values = Object.entries({ ...general[part], ...own[part] })
    return values.filter(([name, value]) => before.get(name) !== value)
  })
  return new Set(written.map(([name]) => name))
}

/** The variables that the provider writes at run time in every language, whatever a style sheet says. */
export function writtenByTheme(): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = (['en', 'zh', 'my'] as const).map(writtenIn)
  return new Set([...first].filter((name) => others.every((names) => names.has(name))))
}
