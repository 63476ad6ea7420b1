import { INCREASE_PAIRS, OFFICER, SPECIAL_ARMOURY } from '@vedette/silver-bayonet/library';
import { musterOfficer, type OfficerEntry, officerCarrying, type Unit } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { AttributeSelect } from './AttributeSelect.tsx';
import { signed } from './arms.ts';
import { raised, rehosted, withOfficer } from './draft.ts';
import { EquipmentPicker } from './EquipmentPicker.tsx';
import type { Edit } from './edit.ts';
import { Findings } from './Findings.tsx';
import { type Finding, under } from './findings.ts';
import { spliced } from './list.ts';
import { anotherNameFor, NameField } from './NameField.tsx';
import { nameFor, rankFor } from './names.ts';
import { SpecialPicker } from './SpecialPicker.tsx';
import { StatLine } from './StatLine.tsx';
import { orNull } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';

interface OfficerPanelProps {
  readonly unit: Unit;
  readonly findings: readonly Finding[];
  readonly edit: Edit;
}

const PATH = '/officer';

export function OfficerPanel({ unit, findings, edit }: OfficerPanelProps) {
  const { officer, nation } = unit;
  const carrying = officerCarrying(officer);
  const line = orNull(() => musterOfficer(officer));
  const change = (some: Partial<OfficerEntry>, field?: string) =>
    edit((now) => withOfficer(now, some), field);
  return (
    <section className="member" id="officer" aria-labelledby="officer-title">
      <div className="member-head">
        <TypeCounter type="officer" nation={nation} />
        <h2 id="officer-title">{en.muster.officer}</h2>
      </div>
      <div className="member-names">
        <NameField
          label={en.muster.rank}
          value={officer.rank ?? ''}
          change={(rank) => change({ rank }, 'officer-rank')}
          again={{ label: en.muster.anotherRank, act: () => change({ rank: rankFor(nation) }) }}
        />
        <NameField
          label={en.muster.name}
          value={officer.name}
          change={(name) => change({ name }, 'officer-name')}
          again={{
            label: anotherNameFor(officer.name),
            act: () => change({ name: nameFor(nation, 'officer', namesIn(unit)) }),
          }}
        />
      </div>
      <Findings
        list={[...under(findings, `${PATH}/name`), ...findings.filter(({ path }) => path === PATH)]}
      />
      {line === null ? null : <StatLine stats={line.stats} />}
      <Increases officer={officer} findings={findings} change={(increases) => change({ increases })} />
      <OfficerAttributes
        officer={officer}
        nation={nation}
        findings={findings}
        change={(attributes) => change({ attributes })}
      />
      <EquipmentPicker
        carrying={carrying}
        path={PATH}
        findings={findings}
        change={(equipment) =>
          change({ equipment, special: rehosted(officer.special, equipment, SPECIAL_ARMOURY) })
        }
      />
      <SpecialPicker
        who={officer.name}
        carrying={carrying}
        path={PATH}
        findings={findings}
        change={(special) => change({ special })}
      />
      <Findings list={under(findings, `${PATH}/record`)} />
    </section>
  );
}

export function namesIn({ officer, soldiers }: Unit): readonly string[] {
  return [officer, ...soldiers].map(({ name }) => name);
}

interface IncreasesProps {
  readonly officer: OfficerEntry;
  readonly findings: readonly Finding[];
  readonly change: (increases: string[]) => void;
}

function Increases({ officer, findings, change }: IncreasesProps) {
  return (
    <fieldset>
      <legend>{en.muster.increases}</legend>
      <Findings list={under(findings, `${PATH}/increases`)} />
      <div className="pairs">
        {INCREASE_PAIRS.map((pair) => (
          <div key={pair[0].stat} className="pair">
            {pair.map(({ stat, by }) => (
              <label key={stat} className="radio-row">
                <input
                  type="radio"
                  name={`increase-${pair[0].stat}`}
                  checked={officer.increases.includes(stat)}
                  onChange={() => change(raised(officer.increases, stat))}
                />
                {en.muster.stats[stat]} {signed(by)}
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface OfficerAttributesProps {
  readonly officer: OfficerEntry;
  readonly nation: string;
  readonly findings: readonly Finding[];
  readonly change: (attributes: string[]) => void;
}

function OfficerAttributes({ officer, nation, findings, change }: OfficerAttributesProps) {
  const { attributes } = officer;
  const places = Math.max(OFFICER.attributes, attributes.length);
  const set = (i: number, id: string) =>
    change(id === '' ? spliced(attributes, i, 1) : spliced(attributes, i, 1, id));
  return (
    <fieldset>
      <legend>{en.muster.attributes}</legend>
      <Findings list={under(findings, `${PATH}/attributes`)} />
      <div className="attribute-pair">
        {Array.from({ length: places }, (_, i) => (
          <AttributeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: places, whose choice changes.
            key={i}
            label={en.muster.attributeNumber(i + 1)}
            value={attributes[i] ?? ''}
            by={{ who: officer.name, role: 'officer', nation }}
            change={(id) => set(i, id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
