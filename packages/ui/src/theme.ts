import {
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineTheme,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import { ink, palette, white, type Shades } from './palette.ts'
import { schoolColors } from './school-colors.ts'
import { partDefaults } from './theme-parts.ts'

/** The codes of languages in addresses and headers; `my` means Malay. */
export type UiLanguage = 'en' | 'zh' | 'my'

const FONT =
  'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'
const tuple = (shades: Shades): MantineColorsTuple => shades

/**
 * Gives the variant `white` a readable text colour: a light school colour fills a button well, but
 * cannot be read as text on white.
 */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isPrimary = (input.color ?? input.theme.primaryColor) === 'brand'
  return isPrimary && input.variant === 'white'
    ? { ...colors, color: 'var(--primary-text)' }
    : colors
}

function typeScale(language: UiLanguage) {
  const lineHeight = language === 'zh' ? '1.65' : '1.5'
  const tight = language === 'zh' ? '1.4' : '1.25'
  const heading = (size: string) => ({
    fontSize: `var(--fs-${size})`,
    lineHeight: tight,
    fontWeight: '600',
  })
  return {
    fontFamily: FONT,
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
    lineHeights: { xs: lineHeight, sm: lineHeight, md: lineHeight, lg: lineHeight, xl: lineHeight },
    fontWeights: { regular: '400', medium: '600', bold: '600' },
    headings: {
      fontFamily: FONT,
      fontWeight: '600',
      textWrap: 'balance' as const,
      sizes: {
        h1: heading('28'),
        h2: heading('22'),
        h3: heading('18'),
        h4: heading('16'),
        h5: heading('14'),
        h6: heading('14'),
      },
    },
  }
}

/** The Mantine theme of one school in one language. */
export function createTitianTheme(
  primaryHex?: string,
  language: UiLanguage = 'en',
): MantineThemeOverride {
  const school = schoolColors(primaryHex)
  return createTheme({
    ...typeScale(language),
    colors: {
      brand: tuple(school.shades),
      green: tuple(palette.green),
      sky: tuple(palette.sky),
      neutral: tuple(palette.neutral),
      // Mantine uses this name for its greys; ours are warm.
      gray: tuple(palette.neutral),
      amber: tuple(palette.amber),
      red: tuple(palette.red),
    },
    primaryColor: 'brand',
    primaryShade: 6,
    white,
    black: ink,
    // White is used exactly where its contrast reaches 4.5:1; above this luminance dark text is
    // more readable.
    autoContrast: true,
    luminanceThreshold: 1.05 / 4.5 - 0.05,
    variantColorResolver: variantColors,
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
    shadows: { xs: 'none', sm: 'var(--sh1)', md: 'var(--sh1)', lg: 'var(--sh2)', xl: 'var(--sh2)' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: partDefaults,
    other: { school: school.variables },
  })
}

const tones = ['brand', 'green', 'sky', 'neutral', 'gray', 'amber', 'red'] as const

/** The scales of palette.ts under their names in style sheets. */
const scaleVariables: Record<string, string> = Object.fromEntries(
  Object.entries(palette).flatMap(([scale, shades]) =>
    shades.map((shade, step) => [`--${scale}-${step}`, shade] as const),
  ),
)

/**
 * Sets the colours of tinted parts: shade 7 on shade 0 or 1 has a contrast of 4.5:1 or better in
 * every scale.
 */
function tintVariables(): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const tone of tones) {
    const at = (name: string) => `--mantine-color-${tone}${name}`
    variables[at('-light')] = `var(${at('-0')})`
    variables[at('-light-hover')] = `var(${at('-1')})`
    variables[at('-light-color')] = `var(${at('-7')})`
    variables[at('-text')] = `var(${at('-6')})`
  }
  return {
    ...variables,
    '--mantine-color-brand-filled-hover': 'var(--primary-hover)',
    '--mantine-color-brand-text': 'var(--primary-text)',
    '--mantine-color-brand-outline': 'var(--primary-text)',
    '--mantine-color-brand-outline-hover': 'var(--primary-tint)',
  }
}

const usualDark: Record<string, string> = defaultCssVariablesResolver(DEFAULT_THEME).dark

/**
 * Returns the dark values of Mantine's own theme. Mantine writes every value that differs from its
 * theme into each page. The sites have no dark mode, so with these values no page contains dark
 * values.
 */
const usualDarkOf = (theme: MantineTheme) =>
  Object.fromEntries(
    Object.keys(defaultCssVariablesResolver(theme).dark).map((name) => [name, usualDark[name]]),
  ) as Record<string, string>

/** Replaces Mantine's faint greys, whose contrast is below 4.5:1, and sets the school's colour. */
export const titianVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    ...scaleVariables,
    ...(theme.other['school'] as Record<string, string> | undefined),
  },
  light: {
    ...tintVariables(),
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-success': 'var(--ok)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-anchor': 'var(--primary-text)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--text-3)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
  },
  dark: usualDarkOf(theme),
})
