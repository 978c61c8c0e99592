// What v2.js exports, by the sources of its day. Never edit.

export declare const ADVANCED_KINDS: readonly ['orangeInGrid', 'grayInGrid', 'greenInGrid', 'ejectedTechnology', 'debris', 'ravagerCards', 'advancedTiles', 'cardsInSpace'];
export declare const COLOURS: readonly ['orange', 'gray', 'green'];
export declare const LEVEL_NAMES: readonly ['novice', 'easy', 'normal', 'hard', 'expert'];
export declare const RECORD_FORMAT = "black-angel-record";
export declare const RECORD_VERSION = 1;
export declare const RULES_VERSION: number;
export declare const TILE_EFFECTS: readonly ['vp', 'gainShip', 'gainResource', 'gainDebris', 'gainRobot', 'moveShip', 'reassignRobot', 'drawMission', 'activateVertical', 'activateHorizontal'];
export declare const all: {
    turn: FrameRules<TurnDecision>;
    'activate-tiles': FrameRules<ActivateTilesDecision>;
    'activate-neighbour': FrameRules<ActivateNeighbourDecision>;
    'choose-die': FrameRules<ChooseDieDecision>;
    'use-die': FrameRules<UseDieDecision>;
    'boost-action': FrameRules<BoostActionDecision>;
    'pay-ravager': FrameRules<PayRavagerDecision>;
    discover: FrameRules<DiscoverDecision>;
    inject: FrameRules<InjectDecision>;
    'place-advanced': FrameRules<PlaceAdvancedDecision>;
    repair: FrameRules<RepairDecision>;
    'use-debris': FrameRules<UseDebrisDecision>;
    destroy: FrameRules<DestroyDecision>;
    command: FrameRules<CommandDecision>;
    fly: FrameRules<FlyDecision>;
    'place-mission': FrameRules<PlaceMissionDecision>;
    'activate-mission': FrameRules<ActivateMissionDecision>;
    'spend-technology': FrameRules<SpendTechnologyDecision>;
    'spend-card': FrameRules<SpendCardDecision>;
    reassign: FrameRules<ReassignDecision>;
    'draw-colour': FrameRules<DrawColourDecision>;
    'keep-card': FrameRules<KeepCardDecision>;
    reserve: FrameRules<ReserveDecision>;
    'end-turn': FrameRules<EndTurnDecision>;
    'discard-excess': FrameRules<DiscardExcessDecision>;
};
export declare const defaultContent: Content;
export declare const findComponents: (hash: string) => Content | null;
export declare const hashState: (state: State) => string;
export declare const isOver: (state: State) => boolean;
export declare const loadComponents: (data: unknown) => Content;
export declare const result: (state: State) => Result | null;
export declare const thinkAs: typeof thinkAs2;
export declare function apply(state: State, seat: number, move: unknown, onStep?: OnStep): Applied | Refused;
export declare function contentOf(state: {
    readonly components: string;
}): Content;
export declare function decision(state: State): Decision | null;
export declare function determinize(view: View, random: Random): State;
export declare function explain(state: State, seat: number, move: unknown): Illegal | null;
export declare function finalScore(state: State, seat: number): FinalScore;
export declare function formatMove(move: unknown, content?: Content): string | null;
export declare function legalMoves(state: State, seat: number): Move[];
export declare function makePosition(state: State): Position;
export declare function makeRecord(state: State, seed: string, moves: readonly string[], seats?: SeatInfo[]): GameRecord;
export declare function outlook(state: State, seat: number): Outlook;
export declare function parseMove(text: string, content?: Content): Move | null;
export declare function parsePosition(data: unknown): State;
export declare function parseRecord(data: unknown): GameRecord;
export declare function replay(record: GameRecord): State;
export declare function replaySteps(record: GameRecord): Generator<ReplayStep, State>;
export declare function setup(options: {
    players: number;
    advanced?: boolean;
    hal?: HalLevel | null;
}, seed: string, content?: Content, emit?: Emit): State;
export declare function standing(state: State): Result;
export declare function thinkAs2(name: LevelName, { view, moves, seed, budget, isCancelled }: Thinking): Promise<Thought>;
export declare function trivialMove(state: State, seat: number): Move | null;
export declare function view(state: State, viewer: Viewer): View;
export declare function viewEvent(event: GameEvent, viewer: Viewer): GameEvent;
export declare interface ActivateMissionDecision extends DecisionOf<'activate-mission'> {
    hex: number;
    activationsLeft: number;
    performed: number;
    isOwners: boolean;
    isPaid: boolean;
}
export declare interface ActivateNeighbourDecision extends DecisionOf<'activate-neighbour'> {
    cell: number;
    neighbours: readonly number[];
}
export declare interface ActivateTilesDecision extends DecisionOf<'activate-tiles'> {
    slot: number;
    cells: readonly number[];
}
export declare interface AdvancedTile {
    id: string;
    kind: AdvancedKind;
    vpPer: number;
}
export declare interface Applied {
    ok: true;
    state: State;
    events: GameEvent[];
    barrier: boolean;
}
export declare interface BoostActionDecision extends DecisionOf<'boost-action'> {
    action: number;
    cells: readonly number[];
}
export declare interface Budget {
    iterations?: number;
    milliseconds?: number;
}
export declare interface Captive {
    card: number;
    seat: number;
}
export declare interface Cell {
    tile: number | null;
    boost: boolean;
    debris: boolean;
}
export declare interface CommandDecision extends DecisionOf<'command'> {
    action: number;
    value: number;
}
export declare interface CompiledBoost {
    readonly kind: BoostKind;
    readonly colour: number;
    readonly action: ActionKind | null;
    readonly vp: number;
}
export declare interface ComponentSet {
    id: string;
    name: string;
    author?: string;
    about?: string;
    status: {
        component: string;
        fact: string;
        status: FactStatus;
    }[];
    dieFaces: number[];
    dieOpposite: Record<string, number>;
    actions: {
        number: number;
        colour: ColourName;
        action: ActionKind;
    }[];
    display: {
        costs: number[];
    };
    advancedPlacesOnShip: number;
    playerBoard: {
        startCells: [number, number][];
        colourArrows: Line[];
        blackArrows: Line[];
        note?: string;
    };
    turnOrderAdvantage: Record<string, {
        resource?: number;
        reserveDie?: number;
    }>;
    missions: MissionCard[];
    ravagers: RavagerCard[];
    technology: TechnologyTile[];
    startingTechnology: StartingTile[];
    advancedTechnology: AdvancedTile[];
    strips: Strip[];
    hal: {
        cards: HalCard[];
        vpPer: Record<HalGoods, number>;
    };
}
export declare interface Content {
    readonly set: ComponentSet;
    readonly hash: string;
    readonly dieFaces: readonly number[];
    readonly dieOpposite: readonly number[];
    readonly oppositeValues: readonly number[];
    readonly actionColour: readonly number[];
    readonly actionKind: readonly ActionKind[];
    readonly nonCommandActions: readonly number[];
    readonly commandActions: readonly number[];
    readonly actionsOf: readonly (readonly number[])[];
    readonly displayCosts: readonly number[];
    readonly cheapPlaces: number;
    readonly startCells: readonly number[];
    readonly blackArrows: readonly number[];
    readonly advantages: readonly {
        readonly resource: number;
        readonly reserveDie: number;
    }[];
    readonly missions: readonly Mission[];
    readonly ravagers: readonly Ravager[];
    readonly back: readonly number[];
    readonly tiles: readonly Tile[];
    readonly activatedBy: readonly number[];
    readonly territory: readonly number[];
    readonly asteroids: readonly number[];
    readonly comet: readonly boolean[];
    readonly ravagerIcon: readonly boolean[];
    readonly missionPiles: readonly (readonly number[])[];
    readonly technologyPiles: readonly (readonly number[])[];
    readonly missionSamples: readonly number[];
    readonly ravagerPile: readonly number[];
    readonly advancedPile: readonly number[];
    readonly halCards: readonly HalCard[];
    readonly halVp: Readonly<Record<HalGoods, number>>;
}
export declare interface Cost {
    ship?: number;
    resource?: number;
    robot?: number;
    debris?: number;
    technology?: number;
    missionCard?: number;
    ravagerCard?: number;
}
export declare interface DecisionOf<K extends FrameKind> {
    kind: K;
    seat: number;
}
export declare interface DestroyDecision extends DecisionOf<'destroy'> {
    action: number;
    activationsLeft: number;
    isPerformed: boolean;
}
export declare interface Die extends DieFace {
    reserved: boolean;
}
export declare interface DieFace {
    colour: ColourName;
    value: number;
}
export declare interface DieOutlook {
    colour: ColourName;
    value: number;
    reserved: boolean;
    actions: {
        action: number;
        value: number;
        turned: number;
    }[];
}
export declare interface DiscoverDecision extends DecisionOf<'discover'> {
    action: number;
    activationsLeft: number;
    taken: readonly number[];
}
export declare interface Emitter {
    (event: GameEvent): void;
    stepDone?: () => void;
}
export declare interface EventFields {
    turnStarted: {
        seat: number;
        round: number;
    };
    sequenceChosen: {
        seat: number;
        sequence: 'A' | 'B' | 'pass';
    };
    cardPlayed: {
        seat: number;
        card: string;
        back: Back;
        slot: string;
    };
    cardDrawn: {
        seat: number;
        card: string;
        back: Back;
    };
    cardDiscarded: {
        seat: number;
        card: string;
        back: Back;
    };
    cardAbsent: {
        seat: number;
        back: Back;
    };
    missionDiscarded: {
        seat: number;
        card: string;
    };
    tileActivated: {
        seat: number;
        cell: string;
        tile: string;
        effect: string;
    };
    tileTurned: {
        seat: number;
        cell: string;
        tile: string;
    };
    boostUsed: {
        seat: number;
        cell: string;
        tile: string;
        boost: string;
    };
    gained: {
        seat: number;
        what: Goods;
        amount: number;
    };
    notGained: {
        seat: number;
        what: Goods;
        amount: number;
    };
    spent: {
        seat: number;
        what: Goods;
        amount: number;
    };
    lost: {
        seat: number;
        what: Goods;
        amount: number;
    };
    dieChosen: {
        seat: number;
        die: DieFace;
        reserved: boolean;
    };
    dieBought: {
        seat: number;
        from: number;
        die: DieFace;
    };
    dieTurned: {
        seat: number;
        die: DieFace;
    };
    dieReturned: {
        colour: ColourName;
    };
    dieReserved: {
        seat: number;
        die: DieFace;
    };
    diceRolled: {
        seat: number;
        dice: DieFace[];
    };
    diceGivenBack: {
        seat: number;
        dice: DieFace[];
    };
    damagedDieTaken: {
        seat: number;
        colour: ColourName;
    };
    actionTaken: {
        seat: number;
        action: number;
        value: number;
        damaged: boolean;
    };
    ravagerStruck: {
        seat: number;
        action: number;
        card: string;
    };
    robotHeld: {
        seat: number;
        card: string;
    };
    robotFreed: {
        seat: number;
        card: string;
    };
    damagePlaced: {
        action: number | null;
        die: ColourName | null;
    };
    damageIgnored: {
        action: number | null;
        die: ColourName | null;
    };
    damageRepaired: {
        seat: number;
        action: number | null;
        die: ColourName | null;
    };
    debrisPlaced: {
        seat: number;
        cell: string;
        tile: string;
    };
    tileTaken: {
        seat: number;
        tile: string;
        place: string;
    };
    tileInjected: {
        seat: number;
        tile: string;
        arrow: string;
        cell: string;
    };
    tilePushed: {
        seat: number;
        tile: string;
        from: string;
        to: string;
    };
    tileEjected: {
        seat: number;
        tile: string;
    };
    tileSpent: {
        seat: number;
        tile: string;
    };
    advancedPlaced: {
        seat: number;
        tile: string;
        place: ColourName | null;
    };
    advancedRevealed: {
        place: number;
        tile: string;
    };
    ravagersDestroyed: {
        seat: number;
        action: number;
        cards: string[];
    };
    shipLaunched: {
        seat: number;
        at: string;
    };
    shipMoved: {
        seat: number;
        from: string;
        to: string;
    };
    shipLost: {
        seat: number;
        at: string;
    };
    missionPlaced: {
        seat: number;
        card: string;
        at: string;
    };
    missionActivated: {
        seat: number;
        card: string;
        at: string;
    };
    missionEjected: {
        seat: number;
        card: string;
        at: string;
    };
    missionResolved: {
        seat: number;
        card: string;
    };
    ravagerAppeared: {
        card: string;
        action: number;
    };
    ravagerDiscarded: {
        card: string;
    };
    ravagerAbsent: Record<never, never>;
    technologyAppeared: {
        tile: string;
        place: number;
    };
    technologyPushed: {
        tile: string;
        from: number;
        to: number;
    };
    technologyDiscarded: {
        tile: string;
    };
    technologyAbsent: {
        colour: ColourName;
    };
    deckRemade: {
        deck: Back | 'hal' | `${ColourName}-technology`;
    };
    robotReassigned: {
        seat: number;
        colour: ColourName;
        to: 'workstation' | 'break room';
    };
    neutralRobotRemoved: {
        colour: ColourName;
    };
    boardReset: {
        seat: number;
        cards: number;
        debris: number;
    };
    angelAdvanced: {
        to: string;
    };
    stripTurned: {
        strip: number;
        face: 'A' | 'B';
    };
    spesSighted: {
        at: string;
    };
    endTriggered: {
        by: Ending;
    };
    halCardRevealed: {
        card: string;
        half: 'top' | 'bottom' | 'none';
    };
    advancedScored: {
        seat: number;
        tile: string;
        vp: number;
        limit: number;
    };
    itemsScored: {
        seat: number;
        items: number;
        vp: number;
    };
    gameEnded: {
        vp: number[];
        winners: number[];
    };
}
export declare interface FinalScore {
    advanced: ScoredTile[];
    items: number;
    itemsVp: number;
}
export declare interface FlyDecision extends DecisionOf<'fly'> {
    steps: number;
}
export declare interface Frame {
    readonly kind: FrameKind;
    readonly seat: number;
    readonly left: number;
    readonly at: number;
    readonly list: readonly number[];
}
export declare interface FrameRules<D extends DecisionOf<FrameKind> = DecisionOf<FrameKind>> {
    choices(state: State, frame: Frame, out: number[]): number;
    options?(state: State, frame: Frame, out: number[]): number;
    step(state: State, frame: Frame, choice: number, emit: Emit): void;
    isSpent?(state: State, frame: Frame): boolean;
    close?(state: State, frame: Frame, emit: Emit): void;
    moveOf(state: State, frame: Frame, choice: number): Move;
    choiceOf(state: State, frame: Frame, move: Move): number;
    refuse(state: State, frame: Frame, move: Move): Illegal;
    show(frame: Frame, viewer: Viewer): D;
    pack(decision: D): Frame;
    deal?(frame: Frame, content: Content, players: readonly Player[], random: Random): Frame;
    tilesIn?(frame: Frame): readonly number[];
    isPossible(state: State, frame: Frame): boolean;
}
export declare interface Gain {
    vp?: number;
    ship?: number;
    resource?: number;
    robot?: number;
    debris?: number;
}
export declare interface GameRecord {
    format: typeof RECORD_FORMAT;
    version: typeof RECORD_VERSION;
    rules: number;
    options: Options;
    components: {
        id: string;
        hash: string;
    };
    seed: string;
    seats: SeatInfo[];
    moves: string[];
    result: Result | null;
    hash: string;
}
export declare interface GoneTile {
    tile: number;
    seat: number | null;
}
export declare interface Hal {
    vp: number;
    deck: number[];
    discard: number[];
}
export declare interface HalCard {
    id: string;
    top: HalHalf;
    bottom: HalHalf;
}
export declare interface HalHalf {
    colour: ColourName;
    action: ActionKind;
    advancedFirst?: boolean;
    direction?: Direction;
}
export declare interface Hex {
    territory: ColourName | 'asteroid';
    comet?: boolean;
    ravagerIcon?: boolean;
}
export declare interface Illegal {
    rule: string;
    params: Record<string, string | number>;
}
export declare interface InjectDecision extends DecisionOf<'inject'> {
    tiles: readonly number[];
}
export declare interface KeepCardDecision extends DecisionOf<'keep-card'> {
    cards: readonly number[] | null;
    colour: ColourName;
    byTile: boolean;
}
export declare interface Line2 {
    readonly moves: readonly string[];
    readonly value: number;
    readonly visits: number;
}
export declare interface Mission {
    readonly kind: MissionKind;
    readonly colour: number;
    readonly isActivation: boolean;
    readonly cost: Required<Cost>;
    readonly gain: Required<Gain>;
    readonly owner: Required<Gain>;
    readonly eachShip: Required<Gain>;
    readonly each: {
        readonly vpPer: number;
        readonly inSpace: boolean;
        readonly colour: number;
    } | null;
    readonly reward: Required<Gain>;
    readonly technology: readonly number[];
}
export declare interface MissionCard {
    id: string;
    colour: ColourName;
    effect: MissionEffect;
    reward: Gain;
    technology: ColourName[];
}
export declare interface Options {
    readonly players: 1 | 2 | 3 | 4;
    readonly advanced: boolean;
    readonly hal: HalLevel | null;
}
export declare interface Outlook {
    vp: number;
    advanced: number;
    items: number;
    ifSpes: number;
    ifRavagers: number;
    sequenceBsToSpes: number;
    ravagersLeft: number;
    roundsLeft: number | null;
    dice: DieOutlook[];
}
export declare interface PayRavagerDecision extends DecisionOf<'pay-ravager'> {
    action: number;
    card: 'mission' | 'ravager';
}
export declare interface PlaceAdvancedDecision extends DecisionOf<'place-advanced'> {
    tile: number;
}
export declare interface PlaceMissionDecision extends DecisionOf<'place-mission'> {
    hex: number;
    colour: ColourName;
    isRequired: boolean;
}
export declare interface PlacedMission {
    card: number;
    owner: number;
}
export declare interface Player {
    vp: number;
    ships: number;
    resources: number;
    debris: number;
    robots: number;
    breakRoom: number;
    workstations: number[];
    fleet: number[];
    hand: number[];
    slots: number[];
    grid: number[];
    ejectedTiles: number[];
    advancedPlaces: number[];
    advancedBeyond: number[];
    ejectedCards: number[];
}
export declare interface PlayerPosition {
    vp?: number;
    ships?: number;
    resources?: number;
    debris?: number;
    robots?: {
        supply?: number;
        breakRoom?: number;
        workstations?: ByColour<number>;
    };
    fleet?: string[];
    hand?: string[];
    slots?: Record<string, string>;
    grid?: Record<string, CellText>;
    ejectedTiles?: string[];
    advancedPlaces?: ByColour<string>;
    advancedBeyond?: string[];
    ejectedCards?: string[];
    dice?: DieText[];
    reserved?: DieText[];
}
export declare interface PlayerView extends Pick<Player, OpenFields | OpenTiles> {
    hand: number[] | null;
    handBacks: Record<Back, number>;
    slots: (number | null)[] | null;
    slotBacks: (Back | null)[];
    grid: Cell[];
    advancedPlaces: (number | null)[];
}
export declare interface Position {
    position: 1;
    options: {
        players: number;
        advanced?: boolean;
        hal?: Options['hal'];
    };
    seed?: string;
    components?: {
        id: string;
        hash: string;
    };
    round?: number;
    seat?: number;
    ending?: State['ending'];
    lastRound?: number;
    halted?: boolean;
    players?: PlayerPosition[];
    hal?: {
        vp?: number;
        dice?: DieText[];
        deck?: string[];
        discard?: string[];
    };
    neutral?: {
        robots?: ByColour<number>;
        dice?: DieText[];
    };
    damagedDice?: ByColour<number>;
    damage?: Record<string, number>;
    ravagers?: Record<string, string[]>;
    captives?: {
        card: string;
        seat: number;
    }[];
    strips?: string[];
    spes?: {
        row: number;
        inSight: boolean;
    };
    space?: {
        at: string;
        card: string;
        owner: number;
    }[];
    decks?: Partial<Record<ColourName | 'ravager', string[]>>;
    discards?: Partial<Record<ColourName | 'ravager', string[]>>;
    ravagersRemoved?: string[];
    stacks?: ByColour<string[]>;
    tileDiscards?: ByColour<string[]>;
    display?: (string | null)[];
    advanced?: (string | null)[];
    advancedStack?: string[];
    gone?: {
        tile: string;
        seat?: number;
    }[];
    turn?: Turn;
    frames?: Frame[];
    chance?: {
        key: number[];
        drawn: number[];
    };
}
export declare interface Ravager {
    readonly action: number;
    readonly effect: RavagerEffect['kind'];
    readonly colour: number;
}
export declare interface RavagerCard {
    id: string;
    action: number;
    effect: RavagerEffect;
}
export declare interface Refused {
    ok: false;
    rule: string;
    params: Illegal['params'];
}
export declare interface RepairDecision extends DecisionOf<'repair'> {
    action: number;
    activationsLeft: number;
    isPerformed: boolean;
}
export declare interface ReplayStep {
    seat: number;
    move: string;
    state: State;
    events: Extract<ReturnType<typeof apply>, {
        ok: true;
    }>['events'];
    barrier: boolean;
}
export declare interface ReserveDecision extends DecisionOf<'reserve'> {
    free: number;
    mayPay: boolean;
}
export declare interface Result {
    vp: number[];
    winners: number[];
}
export declare interface ScoredTile {
    tile: number;
    limit: number;
    vp: number;
}
export declare interface SeatInfo {
    name: string;
    kind: 'person' | 'bot' | 'hal';
}
export declare interface SpendCardDecision extends DecisionOf<'spend-card'> {
    count: number;
    card: 'mission' | 'ravager';
}
export declare interface SpendTechnologyDecision extends DecisionOf<'spend-technology'> {
    count: number;
}
export declare interface StartingTile {
    id: string;
    colour: ColourName;
    oneOf: TileEffect[];
}
export declare interface State {
    shared: number;
    components: string;
    options: Options;
    key: number[];
    drawn: number[];
    round: number;
    seat: number;
    turn: Turn;
    frames: Frame[];
    ending: Ending;
    lastRound: number;
    halted: boolean;
    players: Player[];
    hal: Hal | null;
    neutral: number[];
    dice: number[][];
    supply: number[];
    damagedSupply: number[];
    damage: number[];
    ravagers: number[][];
    captives: number[];
    strips: number[];
    spesRow: number;
    spesInSight: boolean;
    cards: number[];
    owners: number[];
    missionDecks: number[][];
    missionDiscards: number[][];
    ravagerDeck: number[];
    ravagerDiscard: number[];
    ravagersRemoved: number[];
    stacks: number[][];
    tileDiscards: number[][];
    display: number[];
    advancedStack: number[];
    advancedShow: number[];
    gone: number[];
}
export declare interface Strip {
    strip: number;
    faces: {
        A: Hex[];
        B: Hex[];
    };
}
export declare interface Strip2 {
    strip: number;
    face: 'A' | 'B';
}
export declare interface TechnologyTile {
    id: string;
    colour: ColourName;
    standard: TileEffect;
    boost: Boost;
}
export declare interface Thinking {
    view: View;
    moves: readonly Move[];
    seed: string;
    budget?: Budget | undefined;
    isCancelled(): boolean;
}
export declare interface Thought {
    readonly move: Move;
    readonly lines: readonly Line2[];
    readonly isUnlearned?: boolean;
}
export declare interface Tile {
    readonly id: string;
    readonly colour: number;
    readonly effects: readonly TileEffect[];
    readonly effectNumbers: readonly number[];
    readonly effectBits: number;
    readonly boost: CompiledBoost | null;
    readonly advanced: {
        readonly kind: AdvancedKind;
        readonly vpPer: number;
    } | null;
}
export declare interface Turn {
    readonly sequence: '' | 'A' | 'B' | 'pass';
    readonly dieColour: number;
    readonly dieFrom: number;
    readonly colour: number;
    readonly value: number;
    readonly turned: boolean;
    readonly boostedValue: boolean;
    readonly boostedColour: boolean;
}
export declare interface TurnDie extends DieFace {
    takenColour: ColourName;
    from: number;
    turned: boolean;
    boostedValue: boolean;
    boostedColour: boolean;
}
export declare interface TurnView {
    sequence: 'A' | 'B' | 'pass' | null;
    die: TurnDie | null;
}
export declare interface View {
    rules: number;
    viewer: Viewer;
    components: string;
    options: Options;
    round: number;
    seat: number;
    turn: TurnView;
    decision: Decision | null;
    pending: Decision[];
    ending: Ending;
    lastRound: number;
    halted: boolean;
    players: PlayerView[];
    hal: {
        vp: number;
        deck: number;
        discard: number[];
    } | null;
    neutral: number[];
    dice: Die[][];
    supply: number[];
    damagedSupply: number[];
    damage: number[];
    ravagers: number[][];
    captives: Captive[];
    strips: Strip2[];
    spesRow: number;
    spesInSight: boolean;
    missions: (PlacedMission | null)[];
    missionDecks: number[];
    missionDiscards: number[];
    ravagerDeck: number;
    ravagerDiscard: number;
    stacks: number[];
    stackTops: (number | null)[];
    tileDiscards: number[][];
    display: (number | null)[];
    advancedStack: number;
    advancedShow: (number | null)[];
    gone: GoneTile[];
}
export declare interface VpPer {
    vpPer: number;
    of: 'ownedInSpace' | 'ejected';
    colour: ColourName;
}
export declare type ActionKind = 'discover' | 'repair' | 'destroy' | 'command';
export declare type AdvancedKind = (typeof ADVANCED_KINDS)[number];
export declare type Back = ColourName | 'ravager';
export declare type Boost = {
    kind: 'vpForAction';
    action: ActionKind;
    colour: ColourName;
    vp: number;
} | {
    kind: 'dieToThree';
    colour: ColourName;
} | {
    kind: 'dieToAnyColour';
    colour: ColourName;
} | {
    kind: 'reserveDie';
    colour: ColourName;
};
export declare type BoostKind = Boost['kind'];
export declare type ByColour<T> = Partial<Record<ColourName, T>>;
export declare type CellText = string | {
    tile: string;
    debris?: boolean;
    boost?: boolean;
};
export declare type ChooseDieDecision = DecisionOf<'choose-die'>;
export declare type ColourName = (typeof COLOURS)[number];
export declare type Decision = ReturnType<(typeof all)[keyof typeof all]['show']>;
export declare type DieText = string;
export declare type Direction = 'up' | 'down';
export declare type DiscardExcessDecision = DecisionOf<'discard-excess'>;
export declare type DrawColourDecision = DecisionOf<'draw-colour'>;
export declare type Emit = Emitter | null;
export declare type EndTurnDecision = DecisionOf<'end-turn'>;
export declare type Ending = 'none' | 'spes' | 'ravagers';
export declare type EventKind = keyof EventFields;
export declare type FactStatus = 'published' | 'derived' | 'reconstructed';
export declare type FrameKind = 'turn' | 'activate-tiles' | 'activate-neighbour' | 'choose-die' | 'use-die' | 'boost-action' | 'pay-ravager' | 'discover' | 'inject' | 'place-advanced' | 'repair' | 'use-debris' | 'destroy' | 'command' | 'fly' | 'place-mission' | 'activate-mission' | 'spend-technology' | 'spend-card' | 'reassign' | 'draw-colour' | 'keep-card' | 'reserve' | 'end-turn' | 'discard-excess';
export declare type GameEvent = {
    [K in EventKind]: {
        kind: K;
        rule: string;
    } & EventFields[K];
}[EventKind];
export declare type Goods = 'vp' | 'ship' | 'resource' | 'robot' | 'debris';
export declare type HalGoods = 'ship' | 'resource' | 'robot' | 'debris' | 'ravagerCard' | 'technology' | 'advancedTechnology';
export declare type HalLevel = 'easy' | 'standard' | 'difficult' | 'extreme';
export declare type LevelName = (typeof LEVEL_NAMES)[number];
export declare type Line = 'row0' | 'row1' | 'row2' | 'column0' | 'column1' | 'column2';
export declare type MissionEffect = {
    kind: 'activation';
    cost: Cost;
    gain: Gain;
} | {
    kind: 'neutralization';
    owner: Gain;
    eachShip: Gain;
} | {
    kind: 'neutralization';
    each: VpPer;
};
export declare type MissionKind = MissionEffect['kind'];
export declare type Move = {
    kind: 'play';
    card: number;
    slot: number;
} | {
    kind: 'die';
    colour: number;
    value: number;
    reserved: boolean;
} | {
    kind: 'buy';
    colour: number;
    value: number;
    from: number;
} | {
    kind: 'sequence-b';
} | {
    kind: 'pass';
} | {
    kind: 'turn-die';
} | {
    kind: 'boost';
    cell: number;
    colour: number;
} | {
    kind: 'action';
    action: number;
} | {
    kind: 'mission';
    hex: number;
} | {
    kind: 'tile';
    cell: number;
    effect: TileEffect;
} | {
    kind: 'take';
    place: number;
} | {
    kind: 'take-advanced';
    place: number;
} | {
    kind: 'inject';
    tile: number;
    arrow: number;
} | {
    kind: 'advanced';
    colour: number;
} | {
    kind: 'repair';
    action: number;
} | {
    kind: 'repair-die';
    colour: number;
} | {
    kind: 'store-debris';
} | {
    kind: 'debris';
    cell: number;
    effect: TileEffect;
} | {
    kind: 'destroy';
    action: number;
} | {
    kind: 'launch';
    to: number;
} | {
    kind: 'fly';
    from: number;
    to: number;
} | {
    kind: 'place';
    card: number;
} | {
    kind: 'activate';
} | {
    kind: 'spend';
    tile: number;
} | {
    kind: 'discard';
    card: number;
} | {
    kind: 'assign';
    colour: number;
} | {
    kind: 'recall';
    colour: number;
} | {
    kind: 'draw';
    colour: number;
} | {
    kind: 'keep';
    card: number;
} | {
    kind: 'reserve';
    colour: number;
    value: number;
    cell: number;
} | {
    kind: 'done';
} | {
    kind: 'end';
};
export declare type OnStep = (draft: State, events: number) => void;
export declare type OpenFields = 'vp' | 'ships' | 'resources' | 'debris' | 'robots' | 'breakRoom' | 'workstations' | 'fleet';
export declare type OpenTiles = 'ejectedTiles' | 'advancedBeyond' | 'ejectedCards';
export declare type Random = (below: number) => number;
export declare type RavagerEffect = {
    kind: 'damageNextAction';
} | {
    kind: 'damageSupplyDie';
    colour: ColourName;
} | {
    kind: 'discardMission';
} | {
    kind: 'discardRavager';
} | {
    kind: 'placeRobot';
};
export declare type ReassignDecision = DecisionOf<'reassign'>;
export declare type TileEffect = (typeof TILE_EFFECTS)[number];
export declare type TurnDecision = DecisionOf<'turn'>;
export declare type UseDebrisDecision = DecisionOf<'use-debris'>;
export declare type UseDieDecision = DecisionOf<'use-die'>;
export declare type Viewer = number | 'spectator';
