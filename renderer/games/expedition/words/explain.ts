/** All about a space: what it asks for, and what lies there. */
import type { RequirementId } from '../../../../shared/games/expedition/content/requirements'
import type { Texts } from './texts'

interface Stage {
  readonly stage: 1 | 2
  readonly stageCity: string
  readonly finalCity: string
  readonly kind?: string | undefined
}

export const explain = ({ explain: said }: Texts) => ({
  space: (
    name: string,
    of: { readonly requirement?: RequirementId; readonly chest?: number; readonly scoring?: number },
    chestThere: boolean,
    { stage, stageCity, finalCity, kind }: Stage
  ): string =>
    [
      `${name}.`,
      ...(of.requirement ? [said.requirements[of.requirement]] : []),
      ...(chestThere && of.chest ? [said.chest(of.chest)] : []),
      ...(of.scoring === undefined
        ? []
        : stage === 1
          ? [said.stageSeal({ count: of.scoring, city: stageCity })]
          : [said.finalSeal({ count: of.scoring, city: finalCity })]),
      ...(kind === 'stage-city' ? [said.stageCity(stageCity)] : []),
      ...(kind === 'final-city' ? [said.finalCity(finalCity)] : [])
    ].join(' ')
})
