import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 51-subject.ts. */
export const say = texts({
  told: {
    groundSubject:
      'Ground units can be removed that are unbuilt, in the European or Pacific theater, or added by mobilization or production. They still count towards the maximum force pool.',
    airSubject:
      'Air units can be removed that are unbuilt, in the European or Pacific theater, and AAF or NAS added by mobilization or production.',
    navalSubject:
      'Naval units can be eliminated, submarines, incomplete, damaged, sunk in port and salvageable ones among them.',
    bombersExempt: 'Strategic bombers, interceptors and jets stay.',
    escortsExempt: 'ASW and transports stay.',
    commonwealthExempt: 'Canadian, South African, Australian and Indian ground, air and naval units stay.',
    australianExempt:
      'Canadian, South African, Australian and Indian ground units stay, and Australian AAF and naval units.',
    freeFrenchExempt: 'Free French units stay.',
    minorsExempt:
      'Units of minor allies and associated minor countries stay, unless negotiations change the status of their country.',
    asiaExempt: 'British naval units in Asia stay, as this is a European scenario.',
    asiaSubject:
      'British ground, air and naval units in Asia can be removed like all others, whether or not Japan makes peace.',
  },
});
