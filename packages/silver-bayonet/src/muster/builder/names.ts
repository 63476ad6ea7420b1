import type { Random } from '@vedette/engine';

/** What people were called, and what their companies might be. */
interface NameList {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
  readonly ranks: readonly string[];
  readonly units: readonly string[];
}

const split = (names: string): readonly string[] => names.split(', ');

const NAMES: Readonly<Record<string, NameList>> = {
  austria: {
    men: split(
      'Alois, Anton, Franz, Georg, Ignaz, Imre, István, Janos, Johann, Josef, Karl, Leopold, Lorenz, Matthias, Milan, Pavel, Stefan, Václav, Wenzel, Xaver',
    ),
    women: split('Anna, Barbara, Ilona, Katharina, Magdalena, Maria, Rosalia, Theresia'),
    families: split(
      'Adler, Bauer, Dvorak, Egger, Fekete, Gruber, Haas, Horvath, Huber, Kern, Kovacs, Lang, Marek, Moser, Nemec, Novak, Pichler, Reiter, Ritter, Steiner, Szabo, Wimmer, Zelenka',
    ),
    ranks: split('Hauptmann, Rittmeister, Oberleutnant, Major'),
    units: split(
      'The Danube Lanterns, Saint Florian’s Own, The Styrian Wakers, The Empress’s Vigil, The Tolling Bell',
    ),
  },
  britain: {
    men: split(
      'Abel, Alexander, Benjamin, Charles, Daniel, Edward, Evan, George, Hamish, Henry, Isaac, Jack, James, John, Ned, Patrick, Robert, Samuel, Thomas, William',
    ),
    women: split('Agnes, Charlotte, Eliza, Hannah, Harriet, Kitty, Mary, Nancy'),
    families: split(
      'Archer, Baines, Callow, Cobb, Doyle, Fenn, Fraser, Garrick, Hale, Hobbs, Kerr, Lyle, Marsh, Moon, Pike, Pryce, Quill, Rae, Sparrow, Tarr, Thorne, Wragg, Yates',
    ),
    ranks: split('Captain, Lieutenant, Major, Sir'),
    units: split(
      'The Lantern Company, Hale’s Irregulars, The King’s Gravediggers, The Foxfire Rifles, The Late Watch',
    ),
  },
  france: {
    men: split(
      'Achille, André, Antoine, Baptiste, Claude, Denis, Émile, Étienne, François, Gaspard, Guillaume, Henri, Hugues, Jacques, Jean, Louis, Luc, Marcel, Pierre, Yves',
    ),
    women: split('Adèle, Céleste, Jeanne, Louise, Lucette, Manon, Marguerite, Thérèse'),
    families: split(
      'Aubert, Barbier, Blanc, Boucher, Chevalier, Crozet, Duval, Fabre, Faure, Garnier, Girard, Lambert, Lefèvre, Le Goff, Marchand, Mercier, Moreau, Muller, Petit, Renard, Rousseau, Valcourt, Vidal',
    ),
    ranks: split('Capitaine, Lieutenant, Commandant, Chevalier'),
    units: split(
      'Les Veilleurs, La Compagnie du Loup, Les Enfants de Minuit, La Garde Grise, Les Sans-Sommeil',
    ),
  },
  prussia: {
    men: split(
      'Albrecht, August, Bernd, Christoph, Dietrich, Ernst, Friedrich, Georg, Gottfried, Hans, Heinrich, Jakob, Karl, Konrad, Ludwig, Martin, Otto, Rudolf, Ulrich, Wilhelm',
    ),
    women: split('Charlotte, Dorothea, Elisabeth, Frieda, Henriette, Johanna, Luise, Wilhelmine'),
    families: split(
      'Becker, Brandt, Dahl, Engel, Falk, Gerlach, Hahn, Hartmann, Jaeger, Keller, Krause, Lenz, Lindner, Pohl, Richter, Schadow, Schulz, Thiel, Vogt, Wendt, Winter, Wolff, Zander',
    ),
    ranks: split('Hauptmann, Premierleutnant, Rittmeister, Major'),
    units: split('Die Schwarze Schar, The Oder Watch, The Iron Candle, Die Nachtwache, The Quiet Drum'),
  },
  russia: {
    men: split(
      'Alexei, Andrei, Boris, Dmitri, Fyodor, Grigori, Ignat, Ilya, Ivan, Kirill, Konstantin, Leonid, Matvei, Mikhail, Nikolai, Pavel, Pyotr, Semyon, Stepan, Yakov',
    ),
    women: split('Anastasia, Darya, Irina, Katya, Marfa, Nadezhda, Olga, Vasilisa'),
    families: split(
      'Balakin, Belov, Chernov, Danilov, Dolgov, Gromov, Karpov, Kozlov, Kuznetsov, Lebedev, Medvedev, Morozov, Orlov, Petrov, Rybakov, Sokolov, Tarasov, Ushakov, Volkov, Vorontsov, Yermolov, Zaitsev, Zimin',
    ),
    ranks: split('Kapitan, Poruchik, Rotmistr, Shtabs-Kapitan'),
    units: split(
      'The Winter Vespers, The Bears of Smolensk, Saint Michael’s Sword, The Wolf Road, The White Silence',
    ),
  },
  spain: {
    men: split(
      'Agustín, Alonso, Andrés, Antonio, Baltasar, Carlos, Diego, Esteban, Felipe, Fernando, Francisco, Gonzalo, Íñigo, Javier, José, Juan, Luis, Mateo, Pedro, Tomás',
    ),
    women: split('Agustina, Carmen, Catalina, Inés, Isabel, Juana, Lucía, Pilar'),
    families: split(
      'Aguilar, Alarcón, Arroyo, Blanco, Calderón, Castillo, Cordero, Delgado, Domingo, Espinosa, Fuentes, Herrera, Ibarra, Lozano, Medina, Molina, Navarro, Ortega, Ramos, Rojas, Salazar, Serrano, Vega',
    ),
    ranks: split('Capitán, Teniente, Comandante, Don'),
    units: split(
      'La Santa Vigilia, Los Hijos del Alba, La Cuadrilla de Sombras, The Candle of Zaragoza, Los Desvelados',
    ),
  },
};

/** Types that the lists have as women. */
const WOMEN: ReadonlySet<string> = new Set(['vivandiere']);
/** One in so many of the others is one, too: nobody asked too closely. */
const ONE_IN = 8;

const pick = (list: readonly string[], chance: Random): string => list[chance.below(list.length)] ?? '';

function listOf(nation: string): NameList {
  return (Object.hasOwn(NAMES, nation) ? NAMES[nation] : undefined) ?? NAMES['britain']!;
}

/** A name of this nation that nobody in the unit has yet, as far as the list goes. */
export function nameFor(nation: string, type: string, taken: readonly string[], chance: Random): string {
  const { men, women, families } = listOf(nation);
  const first = WOMEN.has(type) || chance.below(ONE_IN) === 0 ? women : men;
  const familiar = new Set(taken.map((name) => name.split(' ').at(-1)));
  const free = families.filter((family) => !familiar.has(family));
  return `${pick(first, chance)} ${pick(free.length === 0 ? families : free, chance)}`;
}

/** Whether some nation has this rank. */
export function isRank(title: string): boolean {
  return Object.values(NAMES).some(({ ranks }) => ranks.includes(title));
}

/** Another rank than this one. */
export function rankFor(nation: string, now: string, chance: Random): string {
  return pick(
    listOf(nation).ranks.filter((rank) => rank !== now),
    chance,
  );
}

export function unitNameFor(nation: string, now: string, chance: Random): string {
  return pick(
    listOf(nation).units.filter((name) => name !== now),
    chance,
  );
}
